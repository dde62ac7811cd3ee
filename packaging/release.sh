#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes a release of the commit that is checked out: packaging/release.sh VERSION [FOLDER]
# In FOLDER (build/release-VERSION) are then: the source archive, the packages for the Debian on which it runs, a list of
# what they are made of (SPDX), the changelog, and the checksums of all. `--twice` builds the packages a second time in
# another folder and compares the bytes.
set -euo pipefail
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"

twice=0
if [[ ${1:-} == --twice ]]; then
  twice=1
  shift
fi
version=${1:-}
if [[ ! $version =~ ^[0-9]+(\.[0-9]+)+$ ]]; then
  say "usage: release.sh [--twice] VERSION [FOLDER]"
  exit 2
fi
stated=$(stated_version)
if [[ $version != "$stated" ]] || ! grep -q "^## $version\$" "$root/CHANGELOG.md"; then
  say "CMakeLists.txt says version $stated, and CHANGELOG.md needs a heading \"## $version\"."
  exit 1
fi
if [[ -n $(git -C "$root" status --porcelain) ]]; then
  say "There are changes that are not committed; a release is made of a commit."
  exit 1
fi

out=${2:-$root/build/release-$version}
name=companion-studio-$version
mkdir -p "$out"
out=$(cd "$out" && pwd)
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
export SOURCE_DATE_EPOCH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Equal for equal commits: neither the order of files nor the time of packing is in it.
make_archive() {
  git -C "$root" archive --format=tar --prefix="$name/" HEAD | xz -9 --threads=1 >"$out/$name.tar.xz"
}

build_packages() { # FOLDER: unpacks the archive there, so that nothing else gets into a package
  mkdir -p "$1"
  tar -C "$1" -xf "$out/$name.tar.xz"
  cp -r "$1/$name/packaging/debian" "$1/$name/debian"
  write_debian_changelog "$version" "$1/$name/debian/changelog"
  if ! (cd "$1/$name" && dpkg-buildpackage -us -uc -b) >"$logs/release-package.log" 2>&1 </dev/null; then
    fail_with_log "$logs/release-package.log" "The packages could not be built."
    return 1
  fi
}

compare_packages() { # FOLDER FOLDER
  local package
  for package in "$1"/*.deb; do
    if ! cmp "$package" "$2/${package##*/}"; then
      say "The package is not reproducible."
      return 1
    fi
  done
}

mkdir -p "$logs"
install_missing "${build_packages[@]}" debhelper dpkg-dev lld xz-utils python3
make_archive
build_packages "$work/first"
if ((twice)); then
  build_packages "$work/a-second-folder"
  compare_packages "$work/first" "$work/a-second-folder"
fi
cp "$work/first"/*.deb "$out"
python3 -B "$root/packaging/sbom.py" "$version" "$out" >"$out/$name.spdx"
cp "$root/CHANGELOG.md" "$out"
(cd "$out" && sha256sum -- *.deb *.tar.xz *.spdx CHANGELOG.md >SHA256SUMS)
say "The release is in $out:"
ls -l "$out" >&2
