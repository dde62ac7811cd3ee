// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/witness/telltale_model.h"

#include "tests/support/scripted_model.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace studio::tests {

using base::Millis;
using llm::ModelRequest;
using llm::Purpose;

namespace {

QString textsOf(const QMap<model::Language, model::PersonaText> &texts)
{
    QString all;
    for (const model::PersonaText &text : texts)
        all += text.name + text.role + text.personality + text.story + text.scenarioNote + text.systemNote +
               text.endNote + text.exampleDialogue;
    return all;
}

/// Everything in a request, including what only the offline brain reads.
QString everythingIn(const ModelRequest &request)
{
    QString all;
    for (const llm::ChatText &text : request.messages)
        all += text.text + u'\n';
    for (const llm::ToolSpec &tool : request.tools)
        all += tool.name + tool.description + QString::fromUtf8(tool.parameters.text) + u'\n';
    for (const llm::ModelStep &step : request.steps) {
        all += step.text + u'\n';
        for (const llm::ToolExchange &exchange : step.calls)
            all += exchange.call.name + QString::fromUtf8(exchange.call.arguments.text) +
                   QString::fromUtf8(exchange.result.text) + u'\n';
        for (const model::RawJson &kept : step.kept)
            all += QString::fromUtf8(kept.text) + u'\n';
    }
    for (const model::Message &message : request.brief.witnessed)
        all += message.text + QString::fromUtf8(message.metadata.text) + u'\n';
    for (const llm::Present &one : request.brief.present)
        all += one.name + one.nicknames.join(u' ') + one.about + u'\n';
    return all + request.brief.before + textsOf(request.brief.persona.texts) +
           QString::fromUtf8(request.schema.text);
}

QString listed(const Secrets::Marks &marks)
{
    QStringList words(marks.cbegin(), marks.cend());
    words.sort();
    return words.join(u' ');
}

QString json(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QString sectionAfter(const QString &text, const QString &heading)
{
    const qsizetype at = text.indexOf(heading);
    return at < 0 ? QString() : text.mid(at).section(u"\n\n"_s, 0, 0);
}

} // namespace

TelltaleModel::TelltaleModel(base::Clock &clock, const Secrets &secrets, QRandomGenerator &dice, Seen &seen,
                             QStringList &leaks)
    : m_clock(clock)
    , m_secrets(secrets)
    , m_dice(dice)
    , m_seen(seen)
    , m_leaks(leaks)
{
}

// So small that talks are soon summarised.
llm::ModelTraits TelltaleModel::traits(const model::ModelChoice &) const
{
    return {.name = displayName(), .together = true, .tools = true, .context = 2'600, .key = u"telltale"_s};
}

void TelltaleModel::judge(const ModelRequest &request, const Secrets::Marks &marks)
{
    ++m_seen.requests;
    m_seen.secrets += int(marks.size());
    m_seen.batches += request.tag.companions.size() > 1 && !marks.isEmpty() ? 1 : 0;
    m_seen.wakes += request.brief.purpose == Purpose::Wake ? 1 : 0;
    m_seen.summaries += request.brief.purpose == Purpose::Summary ? 1 : 0;
    m_seen.afterSummaries += Secrets::in(request.brief.before).isEmpty() ? 0 : 1;
    for (const llm::ChatText &text : request.messages)
        m_seen.notes += Secrets::in(sectionAfter(text.text, u"remembers from before"_s)).isEmpty() ? 0 : 1;
    for (const llm::ModelStep &step : request.steps) {
        for (const llm::ToolExchange &exchange : step.calls)
            m_seen.toolResults += Secrets::in(QString::fromUtf8(exchange.result.text)).isEmpty() ? 0 : 1;
    }
    QList<base::ParticipantId> whose = request.tag.companions;
    if (!whose.contains(request.brief.persona.id))
        whose.append(request.brief.persona.id);
    if (request.brief.purpose == Purpose::Direction) { // a choice reveals text to all candidates
        whose.clear();
        for (const model::Persona &candidate : request.brief.candidates)
            whose.append(candidate.id);
        m_seen.choices += marks.isEmpty() ? 0 : 1;
    }
    for (const base::ParticipantId &companion : std::as_const(whose)) {
        for (const QString &mark : marks) {
            if (!m_secrets.mayKnow(companion, mark))
                m_leaks.append(u"%1 was told %2 by a request of purpose %3"_s.arg(
                    companion.value(), mark, QString::number(int(request.brief.purpose))));
        }
    }
}

llm::ModelCall *TelltaleModel::start(const ModelRequest &request, QObject *parent)
{
    const Secrets::Marks marks = Secrets::in(everythingIn(request));
    judge(request, marks);
    const QString known = listed(marks);
    const Millis after(m_dice.bounded(400));
    const auto vote = [&](const QString &whose) {
        QJsonObject object{{u"thought"_s, QString(u"I know "_s + known)},
                           {u"addressed_by"_s, QString()},
                           {u"selected"_s, toss(4)},
                           {u"act"_s, u"add"_s},
                           {u"state"_s, toss(3) ? u"listen"_s : u"speak"_s},
                           {u"importance"_s, int(m_dice.bounded(11))},
                           {u"closing"_s, u"none"_s}};
        if (!whose.isEmpty())
            object.insert(u"companion"_s, whose);
        return object;
    };
    const QString line = u"Line %1 of a talk about trains, tea, rain and the long way home on foot, past the "
                         "mill and the bridge, with nothing in it that anybody would have to hide."_s.arg(
                             m_dice.bounded(1'000'000));
    const QByteArray note =
        json({{u"text"_s, u"To be kept: %1, %2"_s.arg(m_dice.bounded(1'000'000)).arg(known).left(990)}})
            .toUtf8();
    ScriptedAnswer answer;
    switch (request.brief.purpose) {
    case Purpose::Vote:
        if (request.tag.companions.size() > 1) {
            QJsonArray votes;
            for (const base::ParticipantId &one : request.tag.companions)
                votes.append(vote(one.value()));
            answer = ScriptedAnswer::text(json({{u"votes"_s, votes}}), after);
        } else {
            answer = ScriptedAnswer::text(json(vote({})), after);
        }
        break;
    case Purpose::Summary: answer = ScriptedAnswer::text(u"In short: "_s + known, after); break;
    case Purpose::Speech:
        if (request.steps.isEmpty() && toss(6))
            answer = ScriptedAnswer::useTools({{u"remember"_s, note}, {u"recall"_s, "{}"}}, after);
        else if (toss(6))
            answer = ScriptedAnswer::text(u"NO_REPLY"_s, after);
        else
            answer = ScriptedAnswer::slowly({line.left(20), line.mid(20)}, after);
        break;
    case Purpose::Direction: {
        const qsizetype count = request.brief.candidates.size();
        const qsizetype who = m_dice.bounded(int(count) + 1);
        const QString next = who < count ? request.brief.candidates.at(who).id.value() : u"nobody"_s;
        answer = ScriptedAnswer::text(json({{u"next"_s, next}}), after);
        break;
    }
    case Purpose::Wake:
        if (request.steps.isEmpty())
            answer = ScriptedAnswer::useTools(
                {{u"history"_s, "{}"}, {toss(4) ? u"remember"_s : u"status"_s, note}, {u"recall"_s, "{}"}},
                after);
        else if (request.steps.size() == 1 && !toss(3))
            answer = ScriptedAnswer::consume(80, line.left(90), after);
        else
            answer = ScriptedAnswer::text(u"NO_REPLY"_s, after);
        break;
    }
    answer.pieces.prepend({Millis(0), u"Thinking of "_s + known, true});
    ScriptedModelClient once(m_clock);
    once.script(request.brief.persona.id, request.brief.purpose, answer);
    return once.start(request, parent);
}

} // namespace studio::tests
