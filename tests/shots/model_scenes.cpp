// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/scroll_to.h"
#include "tests/shots/stage.h"
#include "tests/support/ui/sample_room.h"
#include "ui/panels/companions_panel.h"
#include "ui/rooms/room_setup_dialog.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace studio::tests::model_scenes {

namespace {

ports::ProviderRow providerRow(const QString &id, const QString &name, model::ProviderKind kind,
                               const QString &model)
{
    ports::ProviderRow row;
    row.provider.id = base::ProviderId(id);
    row.provider.name = name;
    row.provider.kind = kind;
    row.provider.model = model;
    return row;
}

/// Two providers besides Rehearsal; the second is the standard.
ports::ProviderList twoProviders()
{
    ports::ProviderList list;
    list.rows = {
        providerRow(u"claude"_s, u"Claude"_s, model::ProviderKind::Anthropic, u"claude-sonnet-4-5"_s),
        providerRow(u"ollama"_s, u"Ollama"_s, model::ProviderKind::Ollama, u"qwen3:8b"_s)};
    list.standard.provider = list.rows.last().provider.id;
    list.keychain = true;
    return list;
}

/// Aya's form at the section of her model, with all settings.
void modelOf(Stage &stage, const model::ModelChoice &choice)
{
    stage.openRoom(2, quietFloor());
    QList<model::Persona> cast = stage.cast();
    for (model::Persona &persona : cast)
        if (persona.id == aya())
            persona.model = choice;
    stage.personas.tell(cast);
    Q_EMIT stage.window().findChild<ui::CompanionsPanel *>()->editWanted(aya());
    stage.providers.answerList(twoProviders());
    stage.window().findChild<QPushButton *>(u"personaModelSettings"_s)->click();
    scrollTo(stage.window(), u"personaModel"_s, u"personaScroll"_s);
}

void modelOfTheStudio(Stage &stage) { modelOf(stage, {}); }

/// A temperature with a top-p, and a seed that Anthropic does not accept.
void modelThatTakesLess(Stage &stage)
{
    modelOf(stage, {.provider = base::ProviderId(u"claude"_s), .temperature = 0.7, .topP = 0.9, .seed = 7});
}

void modelThatIsGone(Stage &stage)
{
    modelOf(stage, {.provider = base::ProviderId(u"groq"_s), .model = u"llama-3.3-70b"_s});
}

void roomModels(Stage &stage)
{
    stage.openRoom(2, quietFloor());
    stage.window().findChild<QAction *>(u"setUpRoomAction"_s)->trigger();
    stage.window().findChild<ui::RoomSetupDialog *>()->turnToModels();
    stage.providers.answerList(twoProviders());
}

/// How long the companions of a room may continue.
void roomLimits(Stage &stage)
{
    stage.openRoom(2, quietFloor());
    stage.window().findChild<QAction *>(u"setUpRoomAction"_s)->trigger();
    auto *limit = stage.window().findChild<QLineEdit *>(u"roomMaxTurns"_s);
    limit->setText(u"60"_s);
    Q_EMIT limit->textEdited(limit->text());
    scrollTo(stage.window(), u"roomLimits"_s, u"roomRules"_s);
}

/// The companions have used all their turns.
void turnsSpent(Stage &stage)
{
    ports::FloorView floor = quietFloor();
    floor.rest = model::Rest{model::RestReason::MaxSessionTurns, {}};
    floor.paused = true;
    floor.sessionTurns = 60;
    floor.maxSessionTurns = 60;
    stage.openRoom(4, floor);
}

} // namespace

QList<Scene> all()
{
    return {
        {u"model-standard"_s, false, modelOfTheStudio}, {u"model-takes-less"_s, true, modelThatTakesLess},
        {u"model-gone"_s, false, modelThatIsGone},      {u"room-models"_s, true, roomModels},
        {u"room-limits"_s, true, roomLimits},           {u"turns-spent"_s, true, turnsSpent},
    };
}

} // namespace studio::tests::model_scenes
