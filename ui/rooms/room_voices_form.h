// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace studio::ui {

/// The sound of a room: whether its companions are read aloud, and whether words wait for the voice. The
/// voice of each companion is their own setting (VoiceForm).
class RoomVoicesForm : public QWidget
{
    Q_OBJECT

public:
    RoomVoicesForm(const model::RoomVoices &start, QWidget *parent = nullptr);

    [[nodiscard]] const model::RoomVoices &voices() const { return m_voices; }

Q_SIGNALS:
    void edited();

private:
    void retranslate();

    model::RoomVoices m_voices;
    QCheckBox *m_aloud = nullptr;
    QLabel *m_aloudHint = nullptr;
    QCheckBox *m_inStep = nullptr;
    QLabel *m_inStepHint = nullptr;
};

} // namespace studio::ui
