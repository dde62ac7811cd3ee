// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card_notes.h"

#include "core/persona/naming.h"
#include "core/persona/told_in.h"

#include <algorithm>

namespace studio::persona {

using Fate = model::CardNote::Fate;

namespace {

constexpr qsizetype kMostNotes = 300;
constexpr qsizetype kLongestText = 500;

int placeOf(Fate fate)
{
    switch (fate) {
    case Fate::Warning: return 0;
    case Fate::Used: return 1;
    case Fate::Kept: return 2;
    case Fate::Ignored: return 3;
    }
    Q_UNREACHABLE();
}

QString unknownText() { return CardNoteWords::tr("Unknown field. Kept and written back on export."); }

QString moreText(qsizetype more)
{
    return CardNoteWords::tr("More parts than can be listed here: %L1.").arg(more);
}

} // namespace

void CardNotes::kept(const QString &part) { kept(part, unknownText()); }

void CardNotes::add(Fate fate, const QString &part, const QString &text)
{
    if (m_notes.size() >= kMostNotes) {
        ++m_more;
        return;
    }
    m_notes.append({fate, shownName(part), text.left(kLongestText)});
}

model::CardReport CardNotes::report() const
{
    model::CardReport report = m_notes;
    std::stable_sort(report.begin(), report.end(), [](const model::CardNote &a, const model::CardNote &b) {
        return placeOf(a.fate) < placeOf(b.fate);
    });
    if (m_more > 0)
        report.append({Fate::Kept, {}, moreText(m_more)});
    return report;
}

} // namespace studio::persona
