// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace studio::ui {

class FormField;
class LineInput;

/// How long the companions of a room may go on: the number of turns in all, and what happens when the talk
/// repeats itself or grows too long; and whether they answer whispers aloud. Each setting has one line that
/// says what it does.
class RoomTurnsForm : public QWidget
{
    Q_OBJECT

public:
    RoomTurnsForm(const model::RoomTurns &start, QWidget *parent = nullptr);

    /// As written; an invalid number leaves the value as it was.
    [[nodiscard]] const model::RoomTurns &turns() const { return m_turns; }
    [[nodiscard]] QString flaw() const; ///< empty: none
    void focusFlaw();

Q_SIGNALS:
    void edited();

private:
    void makeContent();
    void readLimit();
    void retranslate();

    model::RoomTurns m_start;
    model::RoomTurns m_turns;
    LineInput *m_limit = nullptr;
    FormField *m_limitField = nullptr;
    QCheckBox *m_watch = nullptr;
    QLabel *m_watchHint = nullptr;
    QCheckBox *m_compress = nullptr;
    QLabel *m_compressHint = nullptr;
    QCheckBox *m_aloud = nullptr;
    QLabel *m_aloudHint = nullptr;
};

} // namespace studio::ui
