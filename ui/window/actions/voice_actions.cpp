// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/voice_actions.h"

#include "ui/actions/action_words.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace studio::ui {

VoiceActions::VoiceActions(QMenu &menu, QObject *parent)
    : QObject(parent)
{
    menu.addSeparator();
    aloud = addAction(menu, u"readAloudAction"_s);
    inStep = addAction(menu, u"wordsInStepAction"_s);
    stop = addAction(menu, u"stopReadingAction"_s);
    for (QAction *action : {aloud, inStep}) {
        action->setCheckable(true);
        connect(action, &QAction::triggered, this,
                [this] { Q_EMIT chosen({.aloud = aloud->isChecked(), .inStep = inStep->isChecked()}); });
    }
    retranslate();
    showRoom({});
    showSpeaking(false);
}

void VoiceActions::showRoom(const std::optional<model::RoomVoices> &voices)
{
    aloud->setChecked(voices && voices->aloud);
    inStep->setChecked(voices && voices->inStep);
    allowAction(*aloud, voices.has_value(), tr("No open room can be changed."));
    allowAction(*inStep, voices && voices->aloud, tr("First switch on reading aloud for this room."));
}

void VoiceActions::showSpeaking(bool speaking)
{
    allowAction(*stop, speaking, tr("Nothing is being read aloud."));
}

void VoiceActions::retranslate()
{
    nameAction(*aloud);
    nameAction(*inStep);
    nameAction(*stop);
}

} // namespace studio::ui
