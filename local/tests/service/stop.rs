//! How a service ends, and what listens while it runs.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Stdio;

use crate::running::{Running, program};

#[test]
fn open_connections_do_not_hold_the_end() {
    let data = tempfile::tempdir().expect("a directory");
    let mut command = program(&["serve", "--port", "0"], data.path());
    command.stderr(Stdio::piped());
    let service = Running::of(command, data.path());
    let address = service.url.strip_prefix("http://").expect("an address").to_owned();
    let connect = || TcpStream::connect(&address).expect("a connection");
    let (_silent, mut half, mut kept) = (connect(), connect(), connect());
    half.write_all(b"GET /api/v1/brands HTTP/1.1\r\nHost: a").expect("sent");
    kept.write_all(b"GET /api/v1/nothing HTTP/1.1\r\nHost: a\r\n\r\n")
        .expect("sent");
    // All three are taken: the last one has its answer.
    assert_eq!(kept.read(&mut [0; 1]).expect("an answer"), 1);
    let (status, told) = service.stop();
    assert_eq!(status.code(), Some(0));
    assert!(!told.contains("did not end in time"), "{told}");
}

/// Sockets that a process listens on.
#[cfg(target_os = "linux")]
fn listening(process: u32) -> Vec<String> {
    let own = std::fs::read_dir(format!("/proc/{process}/fd")).expect("descriptors");
    let own = own.filter_map(|entry| std::fs::read_link(entry.ok()?.path()).ok());
    let own: Vec<String> = own.map(|link| link.to_string_lossy().into_owned()).collect();
    let tables = ["tcp", "tcp6"].map(|table| std::fs::read_to_string(format!("/proc/{process}/net/{table}")));
    let tables: String = tables.into_iter().flatten().collect();
    let rows = tables.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    // Columns of proc_net_tcp(5): 1 is the local address, 3 the state (0A: LISTEN), 9 the inode.
    let heard = rows.filter(|row| row.get(3) == Some(&"0A") && own.contains(&format!("socket:[{}]", row[9])));
    heard.map(|row| row[1].to_owned()).collect()
}

#[test]
#[cfg(target_os = "linux")]
fn one_port_is_open() {
    let data = tempfile::tempdir().expect("a directory");
    let service = Running::start(data.path(), None);
    let port: u16 = service
        .url
        .rsplit(':')
        .next()
        .expect("a port")
        .parse()
        .expect("a number");
    assert_eq!(listening(service.process()), [format!("0100007F:{port:04X}")]);
}
