// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/software_parts.h"

namespace studio::ui {

namespace {

constexpr SoftwarePart kSoftwareParts[] = {
    {"CLD2", "Apache-2.0", "https://github.com/CLD2Owners/cld2", "CLD2_LIBRARY"},
    {"expected", "CC0-1.0", "https://github.com/TartanLlama/expected", "tl-expected"},
    {"ICU", "Unicode-DFS-2016", "https://icu.unicode.org", "ICU ICU_TEXT"},
    {"JSON for Modern C++", "MIT", "https://json.nlohmann.me", "nlohmann_json"},
    {"libdeflate", "MIT", "https://github.com/ebiggers/libdeflate", "DEFLATE"},
    {"libexif", "LGPL-2.1-or-later", "https://libexif.github.io", "EXIF"},
    {"libqrencode", "LGPL-2.1-or-later", "https://fukuchi.org/works/qrencode", "QRENCODE_LIBRARY"},
    {"libxml2", "MIT", "https://gitlab.gnome.org/GNOME/libxml2", "LIBXML"},
    {"libzip", "BSD-3-Clause", "https://libzip.org", "LIBZIP"},
    {"OpenSSL", "Apache-2.0", "https://www.openssl.org", "OpenSSL"},
    {"PCRE2", "BSD-3-Clause", "https://www.pcre.org", "PCRE2"},
    {"Qt", "LGPL-3.0-only", "https://www.qt.io", "Qt6"},
    {"QtKeychain", "BSD-3-Clause", "https://github.com/frankosterfeld/qtkeychain", "Qt6Keychain"},
    {"SQLite", "blessing", "https://www.sqlite.org", "SQLite3"},
    {"yaml-cpp", "MIT", "https://github.com/jbeder/yaml-cpp", "YAML"},
    {"zlib", "Zlib", "https://zlib.net", "ZLIB"},
};

} // namespace

std::span<const SoftwarePart> softwareParts() { return kSoftwareParts; }

} // namespace studio::ui
