// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/macros.h"

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
constexpr qint64 kMostDice = 100;
constexpr qint64 kMostSides = 1'000'000;

/// SplitMix64, as the ring draws its order: the same numbers on every machine.
class Stream
{
public:
    explicit Stream(quint64 seed)
        : m_state(seed)
    {
    }

    quint64 next()
    {
        m_state += 0x9E3779B97F4A7C15U;
        quint64 z = m_state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

private:
    quint64 m_state;
};

/// Where each "{{" ends, found in one pass: a text of nothing but brackets takes no longer than another.
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
    Expander(const QString &text, const MacroScope &scope)
        : m_text(text)
        , m_scope(scope)
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
        if (depth < kDeepest && m_count < kMostMacros) {
            ++m_count;
            if (const auto text = valueOf(open + 2, close, depth + 1)) {
                m_done.expansions.append({whole, *text});
                return *text;
            }
            return u"{{"_s + expanded(open + 2, close, depth + 1) + u"}}"_s;
        }
        return whole;
    }

    /// <USER>, <BOT> and <CHAR>: how long it is; 0 for something else.
    qsizetype olderMacro(qsizetype at, QString *out)
    {
        const QStringView rest = QStringView(m_text).mid(at, 6);
        for (const auto &[name, text] : {std::pair{u"<user>"_s, m_scope.user},
                                         {u"<char>"_s, m_scope.character},
                                         {u"<bot>"_s, m_scope.character}}) {
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
        const qsizetype colon = inner.indexOf(u':');
        const QString name = (colon < 0 ? inner : inner.left(colon)).trimmed().toString().toLower();
        if (colon < 0)
            return plainValue(name);
        const qsizetype body = from + colon + 1;
        if (name == "comment"_L1 || name == "hidden_key"_L1)
            return QString();
        if (name == "random"_L1)
            return choice(body, to, depth, m_dice);
        if (name == "pick"_L1)
            return choice(body, to, depth, m_picks);
        if (name == "reverse"_L1)
            return reversed(expanded(body, to, depth));
        if (name == "roll"_L1)
            return roll(expanded(body, to, depth).trimmed());
        return std::nullopt;
    }

    [[nodiscard]] std::optional<QString> plainValue(const QString &name) const
    {
        if (name == "char"_L1 || name == "bot"_L1)
            return m_scope.character;
        if (name == "user"_L1)
            return m_scope.user;
        if (name == "original"_L1)
            return QString(); // there is nothing that the card's text would have replaced
        return std::nullopt;
    }

    /// One of the parts between commas, or between "::" where the list begins with a colon.
    QString choice(qsizetype from, qsizetype to, int depth, Stream &stream)
    {
        const bool isDoubled = from < to && m_text[from] == u':';
        const QList<std::pair<qsizetype, qsizetype>> parts =
            isDoubled ? partsOf(from + 1, to, u"::"_s) : partsOf(from, to, u","_s);
        const auto [first, end] = parts[qsizetype(stream.next() % quint64(parts.size()))];
        QString chosen = expanded(first, end, depth);
        if (!isDoubled)
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

    /// "6", "d6" and "2d6".
    std::optional<QString> roll(const QString &dice)
    {
        static const QRegularExpression form(u"^(?:([0-9]{0,3})d)?([0-9]{1,7})$"_s,
                                             QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = form.match(dice);
        const qint64 sides = match.captured(2).toLongLong();
        const qint64 count = match.captured(1).isEmpty() ? 1 : match.captured(1).toLongLong();
        if (!match.hasMatch() || sides < 1 || sides > kMostSides || count < 1 || count > kMostDice)
            return std::nullopt;
        qint64 sum = 0;
        for (qint64 i = 0; i < count; ++i)
            sum += qint64(m_dice.next() % quint64(sides)) + 1;
        return QString::number(sum);
    }

    const QString m_text;
    const MacroScope &m_scope;
    QHash<qsizetype, qsizetype> m_pairs;
    Stream m_dice;
    Stream m_picks;
    Expanded m_done;
    int m_count = 0;
};

/// Expands one text after the other, each with its own dice.
class Texts
{
public:
    Texts(const MacroScope &scope, QList<MacroExpansion> *expansions)
        : m_scope(scope)
        , m_dice(scope.seed)
        , m_picks(scope.pickSeed)
        , m_expansions(expansions)
    {
    }

    void setCharacter(const QString &name) { m_scope.character = name; }

    void expand(QString &text)
    {
        m_scope.seed = m_dice.next();
        m_scope.pickSeed = m_picks.next();
        if (!text.contains(u"{{") && !text.contains(u'<'))
            return;
        const Expanded done = expandMacros(text, m_scope);
        text = done.text;
        if (!m_expansions)
            return;
        for (const MacroExpansion &expansion : done.expansions) {
            if (!m_expansions->contains(expansion))
                m_expansions->append(expansion);
        }
    }

private:
    MacroScope m_scope;
    Stream m_dice;
    Stream m_picks;
    QList<MacroExpansion> *m_expansions;
};

} // namespace

Expanded expandMacros(const QString &text, const MacroScope &scope) { return Expander(text, scope).run(); }

model::Persona expandedPersona(const model::Persona &persona, const MacroScope &scope,
                               QList<MacroExpansion> *expansions)
{
    model::Persona done = persona;
    Texts texts(scope, expansions);
    const auto nameIn = [&persona](const model::PersonaText &text) {
        return persona.card.nickname.isEmpty() ? text.name : persona.card.nickname;
    };
    for (model::PersonaText &text : done.texts) {
        texts.setCharacter(nameIn(text));
        for (QString *part : {&text.role, &text.personality, &text.story, &text.scenarioNote,
                              &text.exampleDialogue, &text.systemNote, &text.endNote, &text.greeting})
            texts.expand(*part);
        for (QStringList *list : {&text.alternateGreetings, &text.groupGreetings}) {
            for (QString &part : *list)
                texts.expand(part);
        }
        for (model::SampleLine &line : text.sampleLines)
            texts.expand(line.text);
    }
    texts.setCharacter(nameIn(persona.textIn(persona.mainLanguage)));
    for (model::LoreBook &book : done.lore) {
        for (model::LoreEntry &entry : book.entries)
            texts.expand(entry.content);
    }
    return done;
}

} // namespace studio::persona
