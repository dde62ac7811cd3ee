// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/names_evidence.h"

#include "core/intake/spoken_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::intake {
namespace {

constexpr qsizetype kMostNames = 200;   // that plain lines prove
constexpr qsizetype kMostGiven = 5'000; // that the form gives: channels have many
constexpr int kMostCounted = 100'000;
constexpr qsizetype kMostOrdered = 300; // openings whose order is looked at
constexpr qsizetype kShortTalk = 4;     // names, each of which may speak once

bool isOfPlaces(LineForm form) { return form == LineForm::Plain || form == LineForm::Headings; }

} // namespace

void NamesEvidence::add(const QString &line)
{
    const LineHead head = headIn(line, m_form);
    m_lines += line.trimmed().isEmpty() ? 0 : 1;
    m_days += head.kind == LineHead::Kind::Day ? 1 : 0;
    if (head.stamp) {
        m_orders.add(*head.stamp);
        m_hasDates = m_hasDates || head.stamp->hasDate;
    }
    if (head.kind != LineHead::Kind::Opening || head.name.isEmpty()) {
        goOn(head, line);
        return;
    }
    if (m_form == LineForm::Plain && !mayBeName(head.name))
        return;
    ++m_openings;
    if (head.isAct || (!m_seen.contains(head.name) && m_seen.size() >= kMostCounted))
        return;
    if (isWeekday(head.name))
        m_weekdays.insert(head.name);
    if (m_order.size() < kMostOrdered)
        m_order.append(head.name);
    Seen &seen = m_seen[head.name];
    seen.level = seen.count == 0 ? head.level : seen.level;
    ++seen.count;
    seen.turns += head.name == m_last ? 0 : 1;
    seen.said += looksSaid(head.text) ? 1 : 0;
    seen.speech += looksLikeSpeech(head.text) ? 1 : 0;
    m_isAsked = m_isAsked || isAskedOrCalled(head.text);
    m_pending = head.text.trimmed().isEmpty() ? head.name : QString();
    m_last = head.name;
}

void NamesEvidence::goOn(const LineHead &head, const QString &line)
{
    if (head.kind != LineHead::Kind::None || line.trimmed().isEmpty())
        return;
    ++m_texts;
    const bool isOfLast = !m_last.isEmpty() && (m_form == LineForm::Headings || m_pending == m_last);
    if (isOfLast) {
        m_seen[m_last].speech += looksLikeSpeech(line) ? 1 : 0;
        m_isAsked = m_isAsked || isAskedOrCalled(line);
    }
    // A name on a line of its own says what stands on the next.
    if (!m_pending.isEmpty()) {
        m_seen[m_pending].said += line.front().isSpace() ? 0 : 1;
        m_pending.clear();
    }
}

QSet<QString> NamesEvidence::names(const QSet<QString> &known) const
{
    return isOfPlaces(m_form) ? proven(known) : given();
}

bool NamesEvidence::isNobody(const QString &name) const
{
    return isLabel(name) || isLogLevel(name) || (m_weekdays.size() > 1 && isWeekday(name));
}

/// "Ida changed the subject to "Soup": a line of the program with a colon in it.
bool NamesEvidence::isOfProgram(const QString &name) const
{
    const qsizetype words = name.count(u' ');
    constexpr qsizetype kSentence = 4; // blanks: too many for a name that stands there once
    if (m_form != LineForm::Stamped || words < 2 || m_seen.value(name).count > 1)
        return false;
    if (words >= kSentence)
        return true;
    for (qsizetype at = name.indexOf(u' '); at > 0; at = name.indexOf(u' ', at + 1)) {
        if (m_seen.contains(name.left(at)) && name.mid(at + 1).contains(u' '))
            return true;
    }
    return false;
}

QSet<QString> NamesEvidence::given() const
{
    QSet<QString> names;
    for (auto it = m_seen.cbegin(); it != m_seen.cend() && names.size() < kMostGiven; ++it) {
        if (!isNobody(it.key()) && !isOfProgram(it.key()))
            names.insert(it.key());
    }
    return names;
}

bool NamesEvidence::isDoubtful(const QSet<QString> &known) const
{
    return m_form == LineForm::Plain && !known.intersects(given()) &&
           std::all_of(m_seen.cbegin(), m_seen.cend(), [](const Seen &one) { return one.count < 2; });
}

bool NamesEvidence::isUnspoken(const QSet<QString> &names, const QSet<QString> &known) const
{
    const bool isGiven = !isOfPlaces(m_form) && (m_form != LineForm::Stamped || m_hasDates);
    if (isGiven || known.intersects(names) || std::all_of(names.cbegin(), names.cend(), isRoleWord))
        return false;
    const bool isSpeech = std::any_of(names.cbegin(), names.cend(),
                                      [this](const QString &name) { return m_seen[name].speech > 0; });
    return (!isSpeech && !isExchange(names)) || (!m_isAsked && isCycle());
}

/// Two who answer each other in turn, by names: "hi", "hello" has no full stop in many chats. The words of a
/// dictionary ("en", "de") and of a file of settings are written small.
bool NamesEvidence::isExchange(const QSet<QString> &names) const
{
    return names.size() == 2 && std::all_of(names.cbegin(), names.cend(), [this](const QString &name) {
               return m_seen[name].turns > 1 && !name.front().isLower();
           });
}

/// Three or more in one order, twice or more: the lines of a form. People who talk ask now and then.
bool NamesEvidence::isCycle() const
{
    const qsizetype period = m_order.indexOf(m_order.value(0), 1);
    if (period < 3 || m_order.size() < 2 * period)
        return false;
    for (qsizetype i = period; i < m_order.size(); ++i) {
        if (m_order[i] != m_order[i - period])
            return false;
    }
    return true;
}

QSet<QString> NamesEvidence::proven(const QSet<QString> &known) const
{
    QSet<QString> names;
    QSet<QString> likely;
    for (auto it = m_seen.cbegin(); it != m_seen.cend(); ++it) {
        const bool isSaid = m_form == LineForm::Headings || it->said * 2 >= it->count;
        if (known.contains(it.key()))
            names.insert(it.key());
        if (!isSaid || isNobody(it.key()))
            continue;
        likely.insert(it.key());
        if (it->turns > 1 && names.size() < kMostNames)
            names.insert(it.key());
    }
    QSet<QString> roles = likely;
    erase_if(roles, [](const QString &name) { return !isRoleWord(name); });
    if (m_form == LineForm::Headings && roles.size() > 1)
        names += roles;
    names += besides(likely, names);
    // One name between many words before a colon is one of those words.
    const bool isMonologue = m_seen.size() == 1 && m_openings * 2 > m_lines;
    const bool isAlone = names.size() == 1 && !known.intersects(names) && !isMonologue;
    return isAlone ? QSet<QString>() : names;
}

/// In a short text everybody may speak once: where others of them speak again, or where nothing stands in it
/// but what they say. A title above the talk is a heading of another level.
QSet<QString> NamesEvidence::besides(const QSet<QString> &likely, const QSet<QString> &names) const
{
    QSet<QString> more;
    if (likely.size() > kShortTalk + 1)
        return more;
    const bool isWhole = m_form == LineForm::Plain && m_openings * 2 > m_lines && isTalkFrom(likely);
    for (const QString &one : likely) {
        const bool isBeside = std::any_of(names.cbegin(), names.cend(), [&](const QString &name) {
            return m_seen[name].level == m_seen[one].level;
        });
        if (isWhole || isBeside)
            more.insert(one);
    }
    return more;
}

/// Two or more, of whom one speaks again or all say something that is no list of values.
bool NamesEvidence::isTalkFrom(const QSet<QString> &likely) const
{
    const bool isAgain = std::any_of(likely.cbegin(), likely.cend(),
                                     [this](const QString &name) { return m_seen[name].count > 1; });
    return !likely.isEmpty() && (isAgain || likely.size() <= 2);
}

} // namespace studio::intake
