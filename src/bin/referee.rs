//! Checks and replays game records: `referee [--view SEAT] [--legal] [--batch] FILE` (`-` is standard input).

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::ExitCode;

use kartentisch::record::Fault;
use kartentisch::record::referee::{Asked, judge, refuse};

const USAGE: &str = "usage: referee [--view SEAT] [--legal] [--batch] FILE (or - for standard input)";

struct Call {
    asked: Asked,
    batch: bool,
    file: String,
}

fn main() -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = parse(std::env::args().skip(1)).and_then(|call| {
        let input = open(&call.file)?;
        if call.batch {
            batch(input, call.asked, &mut out)
        } else {
            single(input, call.asked, &mut out)
        }
    });
    // A reader that has gone away is no fault of the record.
    let ok = done.unwrap_or_else(|error| {
        let _ = writeln!(out, "{}", refuse(&Fault::whole(error)));
        false
    });
    let _ = out.flush();
    if ok { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn parse(mut args: impl Iterator<Item = String>) -> Result<Call, String> {
    let mut asked = Asked::default();
    let mut batch = false;
    let mut file = None;
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--view" => {
                let seat = args.next().and_then(|seat| seat.parse().ok());
                asked.view = Some(seat.ok_or("--view needs the number of a seat")?);
            }
            "--legal" => asked.legal = true,
            "--batch" => batch = true,
            flag if flag.starts_with("--") => return Err(format!("unknown flag {flag}; {USAGE}")),
            _ if file.is_some() => return Err(format!("one file only; {USAGE}")),
            _ => file = Some(arg),
        }
    }
    Ok(Call {
        asked,
        batch,
        file: file.ok_or(USAGE)?,
    })
}

fn open(file: &str) -> Result<Box<dyn BufRead>, String> {
    if file == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(file).map_err(|error| format!("cannot read {file}: {error}"))?;
    Ok(Box::new(BufReader::new(file)))
}

/// Writes the verdict and tells whether the record is a legal one.
fn answer(record: &[u8], asked: Asked, out: &mut impl Write) -> Result<bool, String> {
    let verdict = match std::str::from_utf8(record) {
        Ok(text) => judge(text, asked),
        Err(_) => Err(refuse(&Fault::whole("a record is written in UTF-8"))),
    };
    let ok = verdict.is_ok();
    let line = verdict.unwrap_or_else(|refusal| refusal);
    writeln!(out, "{line}").map_err(|error| error.to_string())?;
    Ok(ok)
}

fn single(mut input: impl Read, asked: Asked, out: &mut impl Write) -> Result<bool, String> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    answer(&bytes, asked, out)
}

/// Answers each line; blank lines at the end are no records.
fn batch(mut input: impl BufRead, asked: Asked, out: &mut impl Write) -> Result<bool, String> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input
            .read_until(b'\n', &mut line)
            .map_err(|error| error.to_string())?;
        if read == 0 {
            return Ok(true);
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        answer(&line, asked, out)?;
    }
}
