// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/persona/card/foreign_cards.h"

#include <QByteArray>

#include <optional>

namespace studio::persona {

struct ZipTable;

struct BackyardFile
{
    ForeignCard character;
    QByteArray portrait;  ///< checked, not decoded; empty: there is none that can be used
    bool hasTalk = false; ///< a conversation lies in the archive as well
};

/// A Backyard archive: a zip with a manifest, characters and scenarios. None: it is no such archive.
/// InvalidInput: it is one and cannot be read. Pure.
[[nodiscard]] base::Result<std::optional<BackyardFile>> readBackyard(const QByteArray &zip,
                                                                     const ZipTable &table);

} // namespace studio::persona
