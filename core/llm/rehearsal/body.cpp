// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/body.h"

#include "core/llm/rehearsal/manner.h"
#include "core/llm/rehearsal/phrases.h"
#include "core/llm/rehearsal/tool_talk.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Closing;
using model::Language;

namespace {

/// A gesture, a feeling, or both, and how likely it is.
struct Move
{
    QString gesture;
    QString emotion;
    double chance = 0;
};

/// What a line shows about how it is meant.
class Line
{
public:
    Line(const Brief &brief, const Situation &seen, const QString &text)
        : m_language(seen.language)
        , m_manner(mannerOf(brief.persona, seen.language))
        , m_text(text)
    {
    }

    [[nodiscard]] bool holds(std::initializer_list<Phrase> kinds) const
    {
        return std::any_of(kinds.begin(), kinds.end(), [this](Phrase kind) { return holds(kind); });
    }
    [[nodiscard]] bool laughs() const
    {
        static const QRegularExpression laugh(u"\\b(ha(ha)+|hehe)|あはは|ははは|ふふ|えへへ|哈哈|嘿嘿"_s,
                                              QRegularExpression::CaseInsensitiveOption);
        return laugh.match(m_text).hasMatch();
    }
    [[nodiscard]] bool isCry() const { return m_text.endsWith(u'!') || m_text.endsWith(u'！'); }
    [[nodiscard]] bool is(Manner manner) const { return m_manner == manner; }

private:
    /// A few letters that many phrases share prove nothing.
    [[nodiscard]] bool holds(Phrase kind) const
    {
        const qsizetype shortest = m_language == Language::English ? 6 : 3;
        const QStringList stock = phrases(m_language, m_manner, kind);
        return std::any_of(stock.begin(), stock.end(), [this, shortest](const QString &phrase) {
            const QString part = fixedPart(phrase);
            return part.size() >= shortest && m_text.contains(part);
        });
    }

    Language m_language;
    Manner m_manner;
    const QString &m_text;
};

bool isFarewell(const Brief &brief, const Situation &seen)
{
    return brief.stage == Closing::Closing || brief.stage == Closing::Terminal ||
           (seen.ownSinceUser == 0 && seen.userIntents.testFlag(Intent::Goodbye));
}

Move moveFor(const Brief &brief, const Situation &seen, const Line &line, Dice dice)
{
    const bool first = seen.ownSinceUser == 0;
    if (seen.userIntents.testFlag(Intent::Sorrow))
        return first ? Move{{}, u"sad"_s, 1} : Move{u"nod"_s, u"sad"_s, 0.3};
    if (isFarewell(brief, seen))
        return {line.is(Manner::Warm) ? u"bow"_s : u"wave"_s, {}, 0.9};
    if (brief.witnessed.isEmpty() || (first && seen.userIntents.testFlag(Intent::Greeting)))
        return {u"wave"_s, u"happy"_s, 1};
    if (line.holds({Phrase::Welcome, Phrase::Thank, Phrase::Introduce, Phrase::IntroduceNameOnly}))
        return {line.is(Manner::Dry) ? u"nod"_s : u"bow"_s, u"happy"_s, 0.8};
    if (line.laughs())
        return {u"laugh"_s, u"happy"_s, 0.9};
    if (line.holds({Phrase::Agree}))
        return {u"nod"_s, u"happy"_s, 0.8};
    if (line.holds({Phrase::Counter}))
        return {u"shake"_s, u"neutral"_s, 0.7};
    if (line.holds({Phrase::NoIdea}))
        return {dice.chance(0.5) ? u"shrug"_s : u"think"_s, u"thinking"_s, 0.8};
    if (line.holds({Phrase::Musing, Phrase::Fond, Phrase::Bridge}))
        return {u"think"_s, {}, 0.3};
    if (line.is(Manner::Lively) && line.isCry())
        return {dice.chance(0.5) ? u"cheer"_s : u"clap"_s, u"happy"_s, 0.25};
    return {u"nod"_s, {}, 0.1};
}

} // namespace

std::optional<model::RawJson> gestureFor(const Brief &brief, const Situation &seen, const QString &line,
                                         const QList<ToolSpec> &tools, const Dice &dice)
{
    const Move move = moveFor(brief, seen, Line(brief, seen, line), dice.with(u"which move"));
    const bool known = move.gesture.isEmpty() || gesturesIn(tools).contains(move.gesture);
    if (!hasTool(tools, kGesture) || !known || !Dice(dice.with(u"move at all")).chance(move.chance))
        return std::nullopt;
    QJsonObject arguments;
    if (!move.gesture.isEmpty())
        arguments[u"name"_s] = move.gesture;
    if (!move.emotion.isEmpty())
        arguments[u"emotion"_s] = move.emotion;
    return model::RawJson{QJsonDocument(arguments).toJson(QJsonDocument::Compact)};
}

} // namespace studio::llm::rehearsal
