// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"

#include <QList>
#include <QString>

// How the formats of documents are called, and their files end. In the user's language.
namespace studio::ui {

/// In the order in which they are offered.
[[nodiscard]] QList<ports::RecordFormat> exportFormats();
/// A choice: "Web page (HTML)".
[[nodiscard]] QString formatName(ports::RecordFormat format);
/// What it is good for, one sentence.
[[nodiscard]] QString formatHelp(ports::RecordFormat format);
/// "html"
[[nodiscard]] QString formatSuffix(ports::RecordFormat format);
/// The format of a file that is called so; `otherwise` where the ending is of none.
[[nodiscard]] ports::RecordFormat formatOfFile(const QString &file, ports::RecordFormat otherwise);

/// Whether the choice of a detail means anything to it.
[[nodiscard]] bool knowsDetails(ports::RecordFormat format);
/// Whether it can be of a part of the room.
[[nodiscard]] bool knowsRange(ports::RecordFormat format);
[[nodiscard]] bool knowsFaces(ports::RecordFormat format);
/// Whether it says nothing but what everybody may know.
[[nodiscard]] bool knowsWitness(ports::RecordFormat format);

} // namespace studio::ui
