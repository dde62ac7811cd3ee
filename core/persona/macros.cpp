// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/macros.h"

#include "core/persona/dice_stream.h"
#include "core/persona/macro_values.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace studio::persona {

using namespace Qt::StringLiterals;
using model::MacroExpansion;

namespace {

constexpr int kMostMacros = 1'000;
constexpr int kDeepest = 16;
constexpr qsizetype kMostVariables = 200;
constexpr qsizetype kLongestVariable = 10'000;
constexpr qsizetype kLongestExpanded = 4'000'000; // nested fields may multiply

/// The end of each "{{", found in one pass: a text of nothing but brackets takes no longer than another.
QHash<qsizetype, qsizetype> pairsIn(QStringView text)
{
    QHash<qsizetype, qsizetype> pairs;
    QList<qsizetype> open;
    for (qsizetype at = 0; at + 1 < text.size(); ++at) {
        if (text[at] == u'{' && text[at + 1] == u'{') {
            open.append(at++);
        } else if (text[at] == u'}' && text[at + 1] == u'}' && !open.isEmpty()) {
            pairs.insert(open.takeLast(), at++);
        }
    }
    return pairs;
}

class Expander
{
public:
    Expander(const QString &text, const MacroScope &scope, MacroVariables &variables)
        : m_text(text)
        , m_scope(scope)
        , m_variables(variables)
        , m_pairs(pairsIn(text))
        , m_dice(scope.seed)
        , m_picks(scope.pickSeed)
    {
    }

    Expanded run()
    {
        m_done.text = expanded(0, m_text.size(), 0);
        return m_done;
    }

private:
    QString expanded(qsizetype from, qsizetype to, int depth)
    {
        QString out;
        for (qsizetype at = from; at < to;) {
            const QChar c = m_text[at];
            if (c == u'{' && m_pairs.contains(at) && m_pairs[at] + 2 <= to) {
                const qsizetype end = m_pairs[at];
                out += macro(at, end, depth);
                at = end + 2;
            } else if (const qsizetype length = c == u'<' ? olderMacro(at, &out) : 0; length > 0) {
                at += length;
            } else {
                out += c;
                ++at;
            }
        }
        return out;
    }

    QString macro(qsizetype open, qsizetype close, int depth)
    {
        const QString whole = m_text.mid(open, close + 2 - open);
        if (!isNamed(open + 2, close))
            return depth < kDeepest ? u"{{"_s + expanded(open + 2, close, depth + 1) + u"}}"_s : whole;
        if (depth >= kDeepest || m_count >= kMostMacros || m_length > kLongestExpanded)
            return {};
        ++m_count;
        const auto text = valueOf(open + 2, close, depth + 1);
        if (!text) {
            if (!m_done.unknown.contains(whole))
                m_done.unknown.append(whole);
            return {};
        }
        m_length += text->size();
        m_done.expansions.append({whole, *text});
        return *text;
    }

    /// Brackets around something that is no macro name stay brackets.
    [[nodiscard]] bool isNamed(qsizetype from, qsizetype to) const
    {
        static const QRegularExpression kName(u"^\\s*(?://|[#/]?[\\p{L}_][\\w.+-]*(?:\\s*:|\\s|$))"_s,
                                              QRegularExpression::UseUnicodePropertiesOption);
        constexpr qsizetype kLongestName = 64;
        return kName.match(m_text.mid(from, std::min(to - from, kLongestName))).hasMatch();
    }

    /// The length of <USER>, <BOT>, <CHAR> or a group macro; 0 for anything else.
    qsizetype olderMacro(qsizetype at, QString *out)
    {
        const QStringView rest = QStringView(m_text).mid(at, 16);
        const QString &group = m_scope.group.isEmpty() ? m_scope.character : m_scope.group;
        for (const auto &[name, text] : {std::pair{u"<user>"_s, m_scope.user},
                                         {u"<char>"_s, m_scope.character},
                                         {u"<bot>"_s, m_scope.character},
                                         {u"<group>"_s, group},
                                         {u"<charifnotgroup>"_s, group}}) {
            if (rest.startsWith(name, Qt::CaseInsensitive) && m_count < kMostMacros) {
                ++m_count;
                m_done.expansions.append({m_text.mid(at, name.size()), text});
                *out += text;
                return name.size();
            }
        }
        return 0;
    }

    std::optional<QString> valueOf(qsizetype from, qsizetype to, int depth)
    {
        const QStringView inner = QStringView(m_text).mid(from, to - from);
        const QStringView trimmed = inner.trimmed();
        if (trimmed.startsWith(u"//"))
            return QString();
        const auto [name, body] = nameIn(from, to);
        if (body < 0)
            return plainMacro(name, m_scope);
        if (name == "comment"_L1 || name == "hidden_key"_L1 || name == "banned"_L1 || name == "outlet"_L1)
            return QString();
        if (name == "random"_L1)
            return choice(body, to, depth, m_dice);
        if (name == "pick"_L1)
            return choice(body, to, depth, m_picks);
        if (name == "reverse"_L1)
            return reversed(expanded(body, to, depth));
        if (name == "roll"_L1)
            return roll(expanded(body, to, depth).trimmed());
        if (name == "datetimeformat"_L1)
            return formattedTime(expanded(body, to, depth).trimmed(), m_scope);
        if (name == "time"_L1)
            return plainMacro(u"time_"_s + expanded(body, to, depth).trimmed().toLower(), m_scope);
        if (name == "timediff"_L1)
            return timeDifference(body, to, depth);
        return variable(name, body, to, depth);
    }

    /// The name in lower case, and where its arguments begin; -1: there are none. They follow a colon; for a
    /// few macros also a blank.
    [[nodiscard]] std::pair<QString, qsizetype> nameIn(qsizetype from, qsizetype to) const
    {
        const QStringView inner = QStringView(m_text).mid(from, to - from);
        const qsizetype colon = inner.indexOf(u':');
        const QStringView before = (colon < 0 ? inner : inner.left(colon)).trimmed();
        const qsizetype blank = before.indexOf(u' ');
        if (blank > 0) {
            const QString word = before.left(blank).toString().toLower();
            static const QStringList kBlank{u"roll"_s,   u"datetimeformat"_s, u"reverse"_s,
                                            u"banned"_s, u"random"_s,         u"pick"_s};
            if (kBlank.contains(word)) {
                const qsizetype start = inner.indexOf(before.left(blank));
                return {word, from + start + blank + 1};
            }
        }
        return {before.toString().toLower(), colon < 0 ? -1 : from + colon + 1};
    }

    QString timeDifference(qsizetype from, qsizetype to, int depth)
    {
        const QList<QString> parts = arguments(from, to, depth);
        const auto timeOf = [&parts](qsizetype i) {
            return QDateTime::fromString(parts.value(i).trimmed(), Qt::ISODate);
        };
        const QDateTime first = timeOf(0);
        const QDateTime second = timeOf(1);
        return first < second ? spokenDuration(first, second, m_scope.language)
                              : spokenDuration(second, first, m_scope.language);
    }

    /// The arguments between "::", expanded.
    QList<QString> arguments(qsizetype from, qsizetype to, int depth)
    {
        if (from < to && m_text[from] == u':')
            ++from;
        QList<QString> texts;
        for (const auto &[first, end] : partsOf(from, to, u"::"_s))
            texts.append(expanded(first, end, depth));
        return texts;
    }

    std::optional<QString> variable(const QString &name, qsizetype from, qsizetype to, int depth)
    {
        static const QRegularExpression kForm(u"^(set|add|inc|dec|get|has|delete)(global)?var$"_s);
        const auto match = kForm.match(name);
        if (!match.hasMatch())
            return std::nullopt;
        const QList<QString> words = arguments(from, to, depth);
        const QString key = match.captured(2) + u'.' + words.value(0).trimmed();
        const QString verb = match.captured(1);
        const QString before = m_variables.value(key);
        if (verb == "get"_L1)
            return before;
        if (verb == "has"_L1)
            return m_variables.contains(key) ? u"true"_s : u"false"_s;
        if (verb == "delete"_L1) {
            m_variables.remove(key);
            return QString();
        }
        QString after = words.mid(1).join(u"::"_s);
        if (verb == "add"_L1)
            after = sumOf(before, after);
        else if (verb != "set"_L1)
            after = sumOf(before.isEmpty() ? u"0"_s : before, verb == "inc"_L1 ? u"1"_s : u"-1"_s);
        if (m_variables.contains(key) || m_variables.size() < kMostVariables)
            m_variables.insert(key, after.left(kLongestVariable));
        return verb == "inc"_L1 || verb == "dec"_L1 ? after : QString();
    }

    /// The sum of two numbers; for anything else, one after the other.
    static QString sumOf(const QString &a, const QString &b)
    {
        bool isFirst = false;
        bool isSecond = false;
        const double first = a.isEmpty() ? 0 : a.toDouble(&isFirst);
        const double second = b.toDouble(&isSecond);
        const bool isNumber = (isFirst || a.isEmpty()) && isSecond;
        return isNumber ? QString::number(first + second, 'g', 15) : a + b;
    }

    /// One of the options between commas, or between "::" if the list begins with a colon.
    QString choice(qsizetype from, qsizetype to, int depth, DiceStream &stream)
    {
        if (from < to && m_text[from] == u':')
            ++from;
        QList<std::pair<qsizetype, qsizetype>> parts = partsOf(from, to, u"::"_s);
        const bool byCommas = parts.size() == 1;
        if (byCommas)
            parts = partsOf(from, to, u","_s);
        const auto [first, end] = parts[qsizetype(stream.next() % quint64(parts.size()))];
        QString chosen = expanded(first, end, depth);
        if (byCommas)
            chosen.replace(u"\\,"_s, u","_s);
        return chosen.trimmed();
    }

    [[nodiscard]] QList<std::pair<qsizetype, qsizetype>> partsOf(qsizetype from, qsizetype to,
                                                                 const QString &separator) const
    {
        QList<std::pair<qsizetype, qsizetype>> parts;
        qsizetype begin = from;
        for (qsizetype at = from; at < to;) {
            if (m_text[at] == u'\\' && at + 1 < to) {
                at += 2;
            } else if (m_pairs.contains(at)) {
                at = m_pairs[at] + 2;
            } else if (QStringView(m_text).mid(at, to - at).startsWith(separator)) {
                parts.append({begin, at});
                at += separator.size();
                begin = at;
            } else {
                ++at;
            }
        }
        parts.append({begin, to});
        return parts;
    }

    static QString reversed(const QString &text)
    {
        QList<uint> characters = text.toUcs4();
        std::reverse(characters.begin(), characters.end());
        return QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()),
                                 characters.size());
    }

    /// "6", "d6", "2d6" and "2d6+3".
    std::optional<QString> roll(const QString &text)
    {
        const auto dice = diceIn(text);
        if (!dice)
            return std::nullopt;
        qint64 sum = dice->added;
        for (qint64 i = 0; i < dice->count; ++i)
            sum += qint64(m_dice.next() % quint64(dice->sides)) + 1;
        return QString::number(sum);
    }

    const QString m_text;
    const MacroScope &m_scope;
    MacroVariables &m_variables;
    QHash<qsizetype, qsizetype> m_pairs;
    DiceStream m_dice;
    DiceStream m_picks;
    Expanded m_done;
    int m_count = 0;
    qsizetype m_length = 0;
};

} // namespace

Expanded expandMacros(const QString &text, const MacroScope &scope, MacroVariables *variables)
{
    MacroVariables own;
    return Expander(text, scope, variables ? *variables : own).run();
}

} // namespace studio::persona
