// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/setting_keys.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedLayout;
class QVBoxLayout;

namespace studio::ui {

class Avatars;
class Composer;
class StageView;
class TranscriptModel;
class TranscriptView;

/// The middle of the window: stage, transcript and composer; if no room is open, a page that offers to make
/// one.
class RoomPage : public QWidget
{
    Q_OBJECT

public:
    RoomPage(TranscriptModel &model, const Avatars &avatars, QWidget *parent = nullptr);

    void showRoom();
    void showNoRoom();
    using QWidget::setLayout;
    void setLayout(LayoutChoice layout);
    void showAboveComposer(QWidget &widget); ///< from now on; the page owns the widget
    void showBelowTranscript(QWidget &line); ///< the same, above all strips
    void setNarrow(bool narrow);             ///< the window is too narrow for the full stage

    [[nodiscard]] StageView &stage() { return *m_stage; }
    [[nodiscard]] TranscriptView &transcript() { return *m_transcript; }
    [[nodiscard]] Composer &composer() { return *m_composer; }

Q_SIGNALS:
    void newRoomWanted();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeRoom();
    QWidget *makeEmpty();
    void fitStage();
    void retranslate();

    QStackedLayout *m_pages = nullptr;
    QVBoxLayout *m_room = nullptr;
    StageView *m_stage = nullptr;
    TranscriptView *m_transcript = nullptr;
    Composer *m_composer = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_new = nullptr;
    LayoutChoice m_layout = LayoutChoice::Author;
    bool m_narrow = false;
};

} // namespace studio::ui
