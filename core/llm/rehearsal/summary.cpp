// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/summary.h"

#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/length.h"
#include "core/llm/rehearsal/names.h"

#include <QStringList>

#include <algorithm>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestLine = 90; // UTF-16 units of a message
constexpr qsizetype kMostLines = 40;

QString nameFor(const base::ParticipantId &id, const Brief &brief)
{
    for (const Present &present : brief.present)
        if (present.id == id && !present.name.isEmpty())
            return present.name;
    return id.value();
}

QString lineOf(const model::Message &message, const Brief &brief)
{
    QString said = firstSentence(message.text.simplified());
    if (said.isEmpty())
        said = message.text.simplified();
    if (said.size() > kLongestLine) {
        const qsizetype cut = said[kLongestLine - 1].isHighSurrogate() ? kLongestLine - 1 : kLongestLine;
        said = said.left(cut) + u"…"_s;
    }
    return u"%1: %2"_s.arg(nameFor(message.from, brief), said);
}

/// Picks `count` of them, evenly spread, including the first and the last.
QStringList spread(const QStringList &lines, qsizetype count)
{
    QStringList chosen;
    for (qsizetype i = 0; i < count; ++i)
        chosen.append(lines.at(count == 1 ? 0 : i * (lines.size() - 1) / (count - 1)));
    return chosen;
}

} // namespace

QString rehearseSummary(const Brief &brief)
{
    qsizetype whole = 0;
    QStringList lines;
    for (const model::Message &message : brief.witnessed) {
        whole += message.text.size();
        lines.append(lineOf(message, brief));
    }
    for (qsizetype count = std::min(lines.size(), kMostLines); count > 0; --count) {
        const QString text = spread(lines, count).join(u'\n');
        if (text.size() <= whole / 3)
            return text;
    }
    return {};
}

} // namespace studio::llm::rehearsal
