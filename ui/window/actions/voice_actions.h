// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"

#include <QObject>

#include <optional>

class QAction;
class QMenu;

namespace studio::ui {

/// Actions on reading aloud, at the end of a menu: two switches of the room on screen, and one action that
/// stops the voice.
class VoiceActions : public QObject
{
    Q_OBJECT

public:
    VoiceActions(QMenu &menu, QObject *parent);

    /// Marks the settings of the room; null: there is no room that can be changed.
    void showRoom(const std::optional<model::RoomVoices> &voices);
    void showSpeaking(bool speaking);
    void retranslate();

    QAction *aloud = nullptr;
    QAction *inStep = nullptr;
    QAction *stop = nullptr;

Q_SIGNALS:
    void chosen(const studio::model::RoomVoices &voices);
};

} // namespace studio::ui
