#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints what a release is made of, as SPDX 2.3 (tag and value): sbom.py VERSION FOLDER

The source archive and the packages in FOLDER with their checksums, and the libraries that the package names, with the
versions that are installed where it was built. SOURCE_DATE_EPOCH is the time of the document.
"""
import datetime
import hashlib
import os
import pathlib
import re
import subprocess
import sys


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def package(spdx_id, name, version, sha256=None, licence="NOASSERTION", file=None):
    lines = ["", f"PackageName: {name}", f"SPDXID: SPDXRef-{spdx_id}", f"PackageVersion: {version}"]
    if file:
        lines.append(f"PackageFileName: {file}")
    lines += ["PackageDownloadLocation: NOASSERTION", "FilesAnalyzed: false"]
    if sha256:
        lines.append(f"PackageChecksum: SHA256: {sha256}")
    return lines + [f"PackageLicenseConcluded: {licence}", f"PackageLicenseDeclared: {licence}",
                    "PackageCopyrightText: NOASSERTION"]


def dependencies(deb):
    """The first alternative of each dependency of a package."""
    field = output("dpkg-deb", "--field", str(deb), "Depends")
    return [re.match(r"\s*([a-z0-9.+-]+)", one).group(1) for one in field.split(",")]


def main(version, folder):
    time = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    files = sorted([*folder.glob("*.deb"), *folder.glob("*.tar.xz")])
    sums = {file: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
    whole = hashlib.sha256("".join(sums.values()).encode()).hexdigest()[:32]
    lines = ["SPDXVersion: SPDX-2.3", "DataLicense: CC0-1.0", "SPDXID: SPDXRef-DOCUMENT",
             f"DocumentName: companion-studio-{version}",
             f"DocumentNamespace: urn:companion-studio:spdx:{version}:{whole}",
             "Creator: Tool: packaging/sbom.py", f"Created: {time:%Y-%m-%dT%H:%M:%SZ}"]
    relations = []
    libraries = {}
    for number, file in enumerate(files):
        lines += package(f"File-{number}", "companion-studio", version, sums[file], "GPL-3.0-or-later", file.name)
        relations.append(f"Relationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-File-{number}")
        if file.suffix == ".deb" and "dbgsym" not in file.name:
            for name in dependencies(file):
                libraries.setdefault(name, []).append(number)
    for name, users in sorted(libraries.items()):
        known = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", name], capture_output=True, text=True)
        spdx_id = "Library-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)
        lines += package(spdx_id, name, known.stdout or "NOASSERTION")
        relations += [f"Relationship: SPDXRef-File-{user} DEPENDS_ON SPDXRef-{spdx_id}" for user in users]
    print("\n".join([*lines, "", *relations]))


if __name__ == "__main__":
    main(sys.argv[1], pathlib.Path(sys.argv[2]))
