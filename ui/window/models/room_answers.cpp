// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/models/room_answers.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::ui {

namespace {

struct RoomAnswerWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::RoomAnswers)
};

model::ModelChoice ownChoice(const model::Room &room, const model::Persona &persona)
{
    const auto over =
        std::find_if(room.overrides.cbegin(), room.overrides.cend(),
                     [&persona](const model::PersonaOverride &one) { return one.companion == persona.id; });
    return over == room.overrides.cend() ? persona.model : over->model.value_or(persona.model);
}

} // namespace

QList<RoomAnswer> answersIn(const ports::RoomView &view, const ports::ProviderList &providers)
{
    QList<RoomAnswer> answers;
    for (const base::ParticipantId &id : view.room.roster) {
        const auto persona = std::find_if(view.personas.cbegin(), view.personas.cend(),
                                          [&id](const model::Persona &one) { return one.id == id; });
        if (persona == view.personas.cend())
            continue;
        const model::ModelChoice own = ownChoice(view.room, *persona);
        answers.append(
            {id, answeringFor(model::choiceIn(view.room.models, own), providers), !own.provider.isEmpty()});
    }
    return answers;
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

} // namespace studio::ui
