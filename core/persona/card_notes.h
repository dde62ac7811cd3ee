// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_report.h"

#include <QString>

namespace studio::persona {

/// Collects the report on a card while it is read, one line for each part. Names of parts in a hostile file
/// are cut to a length that can be shown, and the number of lines is limited.
class CardNotes
{
public:
    void used(const QString &part, const QString &text) { add(model::CardNote::Fate::Used, part, text); }
    void kept(const QString &part, const QString &text) { add(model::CardNote::Fate::Kept, part, text); }
    void kept(const QString &part); ///< a part that the studio does not know
    void ignored(const QString &part, const QString &text)
    {
        add(model::CardNote::Fate::Ignored, part, text);
    }
    void warn(const QString &part, const QString &text) { add(model::CardNote::Fate::Warning, part, text); }

    /// Warnings first, then used, kept and ignored parts, each in the order of the file.
    [[nodiscard]] model::CardReport report() const;

private:
    void add(model::CardNote::Fate fate, const QString &part, const QString &text);

    model::CardReport m_notes;
    qsizetype m_more = 0; ///< kept parts beyond the number of lines
};

} // namespace studio::persona
