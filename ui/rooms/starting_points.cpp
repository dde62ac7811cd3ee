// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/starting_points.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::ui {

using base::ParticipantId;
using model::PolicyName;
using model::RoomTemplate;

namespace {

struct StartingPoints
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::StartingPoints)
};

QList<ParticipantId> firstOf(const QList<model::Persona> &personas, qsizetype most)
{
    QList<ParticipantId> roster;
    for (const model::Persona &persona : personas) {
        if (!persona.archived && roster.size() < most)
            roster.append(persona.id);
    }
    return roster;
}

RoomTemplate startingPoint(const QString &name, const QString &scene, PolicyName policy)
{
    RoomTemplate point;
    point.name = name;
    point.scene = scene;
    point.policy.policy = policy;
    return point;
}

/// Rooms with a purpose. Each is playable by the model Rehearsal too: the scene and the way of taking turns
/// do the work.
QList<RoomTemplate> purposes(const QList<model::Persona> &personas)
{
    RoomTemplate interview = startingPoint(
        StartingPoints::tr("Interview"),
        StartingPoints::tr(
            "A quiet studio with two armchairs. The first asks short questions, the others answer "
            "them fully, and every answer leads to the next question."),
        PolicyName::Vote);
    interview.roster = firstOf(personas, 2);
    RoomTemplate writers = startingPoint(
        StartingPoints::tr("Writing a novel"),
        StartingPoints::tr(
            "A table full of notes. Together you invent a novel: each adds one idea, builds on the "
            "idea before, and nothing is thrown away too early."),
        PolicyName::Ring);
    writers.roster = firstOf(personas, 4);
    RoomTemplate cafe =
        startingPoint(StartingPoints::tr("Language café"),
                      StartingPoints::tr("A café where people learn a language. All speak slowly and simply, "
                                         "and gently rephrase a learner’s mistakes."),
                      PolicyName::Vote);
    cafe.roster = firstOf(personas, 3);
    RoomTemplate games =
        startingPoint(StartingPoints::tr("Game night"),
                      StartingPoints::tr("A sofa, some snacks, and a game of riddles. Each solves the last "
                                         "riddle, and then asks the next one."),
                      PolicyName::Ring);
    games.roster = firstOf(personas, 4);
    RoomTemplate study = startingPoint(
        StartingPoints::tr("Study group"),
        StartingPoints::tr(
            "A library table before an exam. Each explains a part in simple words, the others ask "
            "what they did not understand, and nobody pretends to know."),
        PolicyName::Vote);
    study.roster = firstOf(personas, 3);
    return {interview, writers, cafe, games, study};
}

} // namespace

QList<RoomTemplate> startingPoints(const QList<model::Persona> &personas)
{
    RoomTemplate tea = startingPoint(
        //: A template for rooms: a talk of three, who vote on who speaks
        StartingPoints::tr("Tea for three"),
        StartingPoints::tr(
            "A small table with tea and something sweet. Nobody is in a hurry; there is time for "
            "stories, and for listening."),
        PolicyName::Vote);
    tea.roster = firstOf(personas, 3);
    RoomTemplate table = startingPoint(
        //: A template for rooms: everybody speaks in turn
        StartingPoints::tr("Round table"),
        StartingPoints::tr(
            "A large table with one question in the middle. Each says what they think, one after the "
            "other, and answers those before."),
        PolicyName::Ring);
    table.roster = firstOf(personas, 5);
    RoomTemplate debate = startingPoint(
        //: A template for rooms: speech is bought, so that a point must be worth it
        StartingPoints::tr("Debate"),
        StartingPoints::tr("A hall with two lecterns and a clock. One speaks for the motion, one against it. "
                           "Speaking time is scarce, so every point must be worth it."),
        PolicyName::Resource);
    debate.roster = firstOf(personas, 2);
    return QList<RoomTemplate>{tea, table, debate} + purposes(personas);
}

StartFrom startFrom(const RoomTemplate &kept, const QList<model::Persona> &personas)
{
    const auto isHere = [&personas](const ParticipantId &id) {
        return std::any_of(personas.cbegin(), personas.cend(),
                           [&id](const model::Persona &persona) { return persona.id == id; });
    };
    StartFrom from{.setup = ports::setupOf(model::roomLike(kept)), .gone = {}};
    for (const ParticipantId &id : kept.roster) {
        if (!isHere(id))
            from.gone.append(id);
    }
    from.setup.roster.removeIf([&from](const ParticipantId &id) { return from.gone.contains(id); });
    from.setup.overrides.removeIf(
        [&isHere](const model::PersonaOverride &over) { return !isHere(over.companion); });
    return from;
}

RoomTemplate templateFrom(const ports::RoomSetup &setup) { return model::templateOf({setup}); }

} // namespace studio::ui
