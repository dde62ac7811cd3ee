// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/names_evidence.h"

#include "core/intake/line_heads.h"
#include "core/intake/spoken_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::intake {
namespace {

constexpr qsizetype kMostNames = 200;   // proved by plain lines
constexpr qsizetype kMostGiven = 5'000; // marked by the form: channels have many
constexpr int kMostCounted = 100'000;
constexpr qsizetype kMostOrdered = 300; // openings whose order is checked
constexpr qsizetype kShortTalk = 4;     // names, each of which may speak once

/// Whether names must be proved by the places where they occur.
bool isOfPlaces(LineForm form)
{
    return form == LineForm::Plain || form == LineForm::Headings || form == LineForm::Listed ||
           form == LineForm::Quoted || form == LineForm::Spaced;
}

} // namespace

void NamesEvidence::add(const QString &line)
{
    constexpr int kTitleLines = 5; // the first lines, where a program names itself
    const LineHead head = headIn(line, m_form);
    m_lines += line.trimmed().isEmpty() ? 0 : 1;
    m_days += head.kind == LineHead::Kind::Day ? 1 : 0;
    m_isTitled = m_isTitled || (m_lines <= kTitleLines && isTitleOfLine(line));
    m_bareQuotes += m_form == LineForm::Quoted && isBareQuote(line) ? 1 : 0;
    if (head.kind != LineHead::Kind::Opening || head.name.isEmpty()) {
        addTime(head);
        goOn(head, line);
        return;
    }
    const bool isAfterColon = m_form == LineForm::Plain || m_form == LineForm::Listed;
    if (isAfterColon && !mayBeName(head.name) && !m_vouched.contains(head.name))
        return;
    addTime(head);
    ++m_openings;
    if (!head.isAct && (m_seen.contains(head.name) || m_seen.size() < kMostCounted))
        addOpening(head);
}

void NamesEvidence::addTime(const LineHead &head)
{
    if (!head.stamp)
        return;
    m_orders.add(*head.stamp);
    m_hasDates = m_hasDates || head.stamp->hasDate;
    if (head.kind != LineHead::Kind::Opening)
        return;
    ++m_timed;
    m_round += head.stamp->time.minute() % 5 == 0 && head.stamp->time.second() == 0 ? 1 : 0;
}

void NamesEvidence::addOpening(const LineHead &head)
{
    if (isWeekday(head.name))
        m_weekdays.insert(head.name);
    if (m_order.size() < kMostOrdered)
        m_order.append(head.name);
    Seen &seen = m_seen[head.name];
    const QString second = m_form == LineForm::Spaced ? firstWord(head.text) : QString();
    seen.second = seen.count == 0 || seen.second == second ? second : QString();
    seen.level = seen.count == 0 ? head.level : seen.level;
    ++seen.count;
    seen.line = seen.count == 1 ? m_lines : seen.line;
    seen.tight += head.isTight ? 1 : 0;
    m_tight += head.isTight ? 1 : 0;
    seen.moody += head.isMoody ? 1 : 0;
    seen.strong += head.isWeak ? 0 : 1;
    m_weak += head.isWeak ? 1 : 0;
    seen.turns += head.name == m_last ? 0 : 1;
    seen.said += looksSaid(head.text) ? 1 : 0;
    seen.speech += looksLikeSpeech(head.text) ? 1 : 0;
    m_asked += isAskedOrCalled(head.text) ? 1 : 0;
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
        m_asked += isAskedOrCalled(line) ? 1 : 0;
    }
    // The text of a name on its own line is on the next line.
    if (!m_pending.isEmpty()) {
        m_seen[m_pending].said += line.front().isSpace() ? 0 : 1;
        m_pending.clear();
    }
}

QSet<QString> NamesEvidence::names(const QSet<QString> &known) const
{
    if (m_form == LineForm::Spaced)
        return ofTwoWords(m_isTitled ? given() : proven(known));
    return isOfPlaces(m_form) ? proven(known) : given();
}

bool NamesEvidence::isNobody(const QString &name) const
{
    const bool mayBeElement = (m_form == LineForm::Nick && m_timed == 0) || m_seen.value(name).strong == 0;
    if (mayBeElement && isElementName(name))
        return true;
    return isLabel(name) || isLogLevel(name) || (m_weekdays.size() > 1 && isWeekday(name));
}

/// "Ida changed the subject to "Soup": a program's line with a colon in it.
bool NamesEvidence::isOfProgram(const QString &name) const
{
    const qsizetype words = name.count(u' ');
    constexpr qsizetype kSentence = 4; // blanks: too many for a name that occurs once
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
        const bool isText = it->strong == 0 && !isWeak(); // other names here have heads that are no text
        if (!isNobody(it.key()) && !isOfProgram(it.key()) && !isText)
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
    if (known.intersects(names) || std::all_of(names.cbegin(), names.cend(), isRoleWord))
        return false;
    if (m_form == LineForm::Headed)
        return isPlanOfADay() || (isWeak() && (m_asked == 0 || !isAnswered(names)));
    if (m_form == LineForm::Listed || m_form == LineForm::Quoted || m_form == LineForm::Spaced)
        return isUnsaid(names);
    const bool isBareNick = m_form == LineForm::Nick && m_timed == 0;
    const bool isGiven = !isOfPlaces(m_form) && (m_form != LineForm::Stamped || m_hasDates) && !isBareNick;
    if (isGiven)
        return false;
    const bool isOneTag = isBareNick && m_openings < 2;
    if (isBuried(names) || isOneTag)
        return true;
    const auto isSmall = [](const QString &name) { return name.front().isLower(); };
    // "[main]: Started.", "let g:boat = 1": lines written by programs.
    const bool isOfCode = m_asked == 0 && std::all_of(names.cbegin(), names.cend(), isSmall);
    const bool isOfScript = m_tight * 2 > m_openings && std::any_of(names.cbegin(), names.cend(), isSmall);
    if (m_form == LineForm::Plain && (isOfCode || isOfScript))
        return true;
    // Documents repeat their headings, with sentences below them.
    if (m_form == LineForm::Headings && (m_asked == 0 || std::any_of(names.cbegin(), names.cend(), isSmall)))
        return true;
    const bool isSpeech = std::any_of(names.cbegin(), names.cend(),
                                      [this](const QString &name) { return m_seen[name].speech > 0; });
    return (!isSpeech && !isExchange(names)) || (m_asked == 0 && isCycle());
}

/// A talk begins soon and continues: a name far down, or a single name among very many lines, is a word of a
/// document.
bool NamesEvidence::isBuried(const QSet<QString> &names) const
{
    constexpr int kBefore = 30;  // lines with words
    constexpr int kForEach = 40; // lines with words for each opening
    int first = m_lines;
    int said = 0;
    for (const QString &name : names) {
        const Seen seen = m_seen.value(name);
        first = std::min(first, seen.line);
        said += seen.count;
    }
    return first > kBefore || said * kForEach < m_lines;
}

/// Lists, titles and plans use the form's punctuation too: here each name needs a text that is no value, and
/// somebody must ask or exclaim. Titles may exclaim once, so a talk in Japanese quotation marks has to do so
/// more often.
bool NamesEvidence::isUnsaid(const QSet<QString> &names) const
{
    if (m_form == LineForm::Spaced && m_isTitled)
        return false;
    if (m_form != LineForm::Spaced && isBuried(names))
        return true;
    constexpr int kAskedAmong = 8;
    if (m_asked == 0 || (m_form == LineForm::Quoted && m_asked * kAskedAmong < m_openings))
        return true;
    return m_form == LineForm::Listed &&
           std::any_of(names.cbegin(), names.cend(),
                       [this](const QString &name) { return m_seen[name].speech * 2 < m_seen[name].count; });
}

/// "Breakfast 8:00": people do not talk only at multiples of five minutes.
bool NamesEvidence::isPlanOfADay() const
{
    constexpr int kTimes = 3;
    return m_timed >= kTimes && m_round == m_timed && !m_hasDates;
}

/// Two or more names speak again after another name.
bool NamesEvidence::isAnswered(const QSet<QString> &names) const
{
    return std::count_if(names.cbegin(), names.cend(),
                         [this](const QString &name) { return m_seen[name].turns > 1; }) > 1;
}

/// Between blanks a name ends at the first blank. If the same word follows each time, it is part of the name.
QSet<QString> NamesEvidence::ofTwoWords(const QSet<QString> &names) const
{
    constexpr int kTimes = 4; // fewer lines may begin with one word by chance
    QSet<QString> whole;
    for (const QString &name : names) {
        const Seen seen = m_seen.value(name);
        const bool isMore = seen.count >= kTimes && !seen.second.isEmpty();
        whole.insert(isMore ? QString(name + u' ' + seen.second) : name);
    }
    return whole;
}

/// Two names answer each other in turn: in many chats "hi", "hello" have no full stop. Keys of a dictionary
/// ("en", "de") or of a settings file are lower-case.
bool NamesEvidence::isExchange(const QSet<QString> &names) const
{
    return names.size() == 2 && std::all_of(names.cbegin(), names.cend(), [this](const QString &name) {
               return m_seen[name].turns > 1 && !name.front().isLower();
           });
}

/// Three or more names repeat in one order: the lines of a form. People in a talk ask now and then.
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
        // "Row (verb): …": a dictionary entry. People have a mood only now and then, or they ask.
        const bool isTerm = it->moody == it->count && m_asked == 0;
        // "g:variable" among lines with a blank after the colon.
        const bool isPrefix = it->tight * 2 > it->count && m_tight * 2 < m_openings;
        if (!isSaid || isNobody(it.key()) || isTerm || isPrefix)
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
    // A single name among many words before a colon is one of those words.
    const bool isMonologue = m_seen.size() == 1 && m_openings * 2 > m_lines;
    const bool isAlone = names.size() == 1 && !known.intersects(names) && !isMonologue;
    return isAlone ? QSet<QString>() : names;
}

/// In a short text everybody may speak once, if others speak again, or if the text holds nothing but speech.
/// A title above the talk is a heading of another level.
QSet<QString> NamesEvidence::besides(const QSet<QString> &likely, const QSet<QString> &names) const
{
    QSet<QString> more;
    if (likely.size() > kShortTalk + 1 || m_form == LineForm::Listed)
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

/// Two or more names, if one of them speaks again or all say something that is no list of values.
bool NamesEvidence::isTalkFrom(const QSet<QString> &likely) const
{
    const bool isAgain = std::any_of(likely.cbegin(), likely.cend(),
                                     [this](const QString &name) { return m_seen[name].count > 1; });
    return !likely.isEmpty() && (isAgain || likely.size() <= 2);
}

} // namespace studio::intake
