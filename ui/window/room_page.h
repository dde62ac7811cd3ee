// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QStackedLayout;

namespace studio::ui {

class Composer;
class TranscriptModel;
class TranscriptView;

/// The middle of the window: the room's name and company, its transcript and the composer; without a room a
/// page that offers to make one.
class RoomPage : public QWidget
{
    Q_OBJECT

public:
    RoomPage(TranscriptModel &model, const Theme &theme, QWidget *parent = nullptr);

    void showRoom(const QString &name, const QStringList &companions);
    void showNoRoom();
    void setTheme(const Theme &theme);

    [[nodiscard]] TranscriptView &transcript() { return *m_transcript; }
    [[nodiscard]] Composer &composer() { return *m_composer; }

Q_SIGNALS:
    void newRoomWanted();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeRoom();
    QWidget *makeEmpty();
    void styleName();
    void retranslate();

    Theme m_theme;
    QStackedLayout *m_pages = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_company = nullptr;
    TranscriptView *m_transcript = nullptr;
    Composer *m_composer = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_new = nullptr;
    QStringList m_companions;
};

} // namespace studio::ui
