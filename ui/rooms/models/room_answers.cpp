// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/models/room_answers.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::ui {

namespace {

struct RoomAnswerWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::RoomAnswers)
};

const model::PersonaOverride *overrideOf(const base::ParticipantId &companion, const RoomCast &cast)
{
    const auto over =
        std::find_if(cast.overrides.cbegin(), cast.overrides.cend(),
                     [&companion](const model::PersonaOverride &one) { return one.companion == companion; });
    return over == cast.overrides.cend() ? nullptr : &*over;
}

RoomAnswer answerOf(const model::Persona &persona, const RoomCast &cast, const ports::ProviderList &providers)
{
    using From = RoomAnswer::From;
    const model::PersonaOverride *over = overrideOf(persona.id, cast);
    const bool isChanged = over && over->model;
    const model::ModelChoice own = isChanged ? *over->model : persona.model;
    const model::ModelChoice choice = model::choiceIn(cast.models, own);
    From from = isChanged ? From::OnlyHere : From::Own;
    if (own.provider.isEmpty())
        from = cast.models.model ? From::Room : From::Default;
    return {persona.id, answeringFor(choice, providers), from, choice.provider};
}

} // namespace

QList<RoomAnswer> answersIn(const RoomCast &cast, const QList<model::Persona> &personas,
                            const ports::ProviderList &providers)
{
    QList<RoomAnswer> answers;
    for (const base::ParticipantId &id : cast.roster) {
        const auto persona = std::find_if(personas.cbegin(), personas.cend(),
                                          [&id](const model::Persona &one) { return one.id == id; });
        if (persona != personas.cend())
            answers.append(answerOf(*persona, cast, providers));
    }
    return answers;
}

QList<RoomAnswer> answersIn(const ports::RoomView &view, const ports::ProviderList &providers)
{
    const model::Room &room = view.room;
    return answersIn({room.roster, room.overrides, room.models}, view.personas, providers);
}

QList<Answering> differentIn(const QList<RoomAnswer> &answers)
{
    QList<Answering> different;
    for (const RoomAnswer &answer : answers) {
        const bool isKnown =
            std::any_of(different.cbegin(), different.cend(), [&answer](const Answering &one) {
                return one.id == answer.answering.id && one.model == answer.answering.model;
            });
        if (!isKnown)
            different.append(answer.answering);
    }
    return different;
}

QString briefModel(const Answering &answering)
{
    if (!answering.kind)
        return RoomAnswerWords::tr("Rehearsal");
    return answering.model.isEmpty() ? answering.provider : answering.model;
}

namespace {

QString sourceWords(const RoomAnswer &answer)
{
    if (answer.answering.isGone) {
        //: Instead of a model that is gone; %1 is its provider
        return RoomAnswerWords::tr("default model, because %1 is not on this computer")
            .arg(answer.chosen.value());
    }
    switch (answer.from) {
    //: Where a companion’s model comes from, as in the next three
    case RoomAnswer::From::OnlyHere: return RoomAnswerWords::tr("own model, only in this room");
    case RoomAnswer::From::Own: return RoomAnswerWords::tr("own model");
    case RoomAnswer::From::Room: return RoomAnswerWords::tr("the room’s model");
    case RoomAnswer::From::Default: break;
    }
    return RoomAnswerWords::tr("default model");
}

} // namespace

QString sourceOf(const RoomAnswer &answer)
{
    const QString source = sourceWords(answer);
    if (!answer.answering.lacksKey)
        return source;
    //: %1 is where a model comes from, such as "own model"; %2 is its provider
    return RoomAnswerWords::tr("%1; the key of %2 is missing").arg(source, answer.answering.provider);
}

} // namespace studio::ui
