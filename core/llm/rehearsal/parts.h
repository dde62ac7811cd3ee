// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QString>
#include <QStringList>

// A reply is built from whole sentences: a reaction, a body, a question to another participant.
namespace studio::llm::rehearsal {

/// All parts as one text, with the spaces and stops of the language between them. Empty parts are left out.
[[nodiscard]] QString joined(const QStringList &parts, model::Language language);

/// As many of the parts, in their order, as fit into `longest` characters; the longest choice wins. The part
/// at `needed` is never left out; if it does not fit alone, only its own first sentences remain. Without it
/// (−1) every part may be left out, but the last part, a question to another participant, is not asked alone.
[[nodiscard]] QString joinedToFit(const QStringList &parts, qsizetype needed, int longest,
                                  model::Language language);

} // namespace studio::llm::rehearsal
