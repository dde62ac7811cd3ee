// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/text_watch.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

constexpr qsizetype kDecides = 6;        // characters that tell the kind of a line
constexpr qsizetype kRemembered = 5'000; // text farther back cannot be part of a loop

bool isFence(const QString &line) { return line.startsWith("```"_L1) || line.startsWith("~~~"_L1); }

/// "1. " or "12) "
bool isNumbered(const QString &line)
{
    qsizetype digits = 0;
    while (digits < line.size() && line.at(digits).isDigit())
        ++digits;
    return digits > 0 && digits < line.size() && u".)、．）"_s.contains(line.at(digits));
}

/// "---", "* * *", "═══": only characters that draw lines.
bool isRule(const QString &line)
{
    const auto draws = [](QChar c) {
        return u"-_=*+~ ー…"_s.contains(c) || (c >= QChar(0x2500) && c <= QChar(0x257F));
    };
    return line.size() >= 3 && std::all_of(line.begin(), line.end(), draws);
}

/// A list, a table, a heading, a quote or a rule.
bool repeatsByNature(const QString &line)
{
    static constexpr std::array kMarks{"- "_L1, "* "_L1, "+ "_L1, "#"_L1, ">"_L1, "|"_L1};
    const auto begins = [&line](QLatin1StringView mark) { return line.startsWith(mark); };
    return std::any_of(kMarks.begin(), kMarks.end(), begins) || line.startsWith(u'•') ||
           line.startsWith(u'・') || isNumbered(line) || isRule(line);
}

} // namespace

std::optional<model::LoopDetected> TextWatch::add(const QString &text)
{
    for (const QChar next : text) {
        if (next == u'\n') {
            endLine();
        } else if (m_kind == Line::Undecided) {
            m_line += next;
            if (m_line.trimmed().size() >= kDecides)
                decideLine();
        } else if (m_kind == Line::Followed) {
            follow(next);
        }
    }
    if (m_told || !m_found)
        return std::nullopt;
    m_told = true;
    return m_found;
}

void TextWatch::endLine()
{
    if (m_kind == Line::Undecided)
        decideLine();
    if (m_kind == Line::Followed)
        follow(u'\n');
    m_kind = Line::Undecided;
    m_line.clear();
}

void TextWatch::decideLine()
{
    const QString begins = m_line.trimmed();
    const bool fence = isFence(begins);
    if (fence)
        m_isCode = !m_isCode;
    if (fence || m_isCode || repeatsByNature(begins)) {
        m_kind = Line::LeftOut;
        return forget();
    }
    m_kind = Line::Followed;
    for (const QChar next : std::exchange(m_line, {}))
        follow(next);
}

void TextWatch::follow(QChar next)
{
    if (m_found)
        return;
    m_tail += next;
    ++m_at;
    if (m_tail.size() < kWindow)
        return;
    QList<qsizetype> &places = m_seen[m_tail];
    places.append(m_at);
    if (places.size() > kOften)
        places.removeFirst();
    if (places.size() == kOften && places.last() - places.first() <= kFarthest * (kOften - 1))
        m_found = model::LoopDetected{model::LoopDetected::What::SameText, m_tail.trimmed(), int(kOften)};
    m_tail.remove(0, 1);
    if (m_at % kRemembered == 0)
        m_seen.removeIf([this](QHash<QString, QList<qsizetype>>::iterator one) {
            return one.value().last() < m_at - kRemembered;
        });
}

void TextWatch::forget()
{
    m_tail.clear();
    m_seen.clear();
}

} // namespace studio::agent
