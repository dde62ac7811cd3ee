// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "ui/composer/picture_offer.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QFileDialog;

namespace studio::ui {

class Composer;

/// Brings pictures into the message box: from the clipboard, from a drop on the box or on another widget,
/// and from a file dialog; lets the user edit them; and says who will see them. Pictures are read and decoded
/// on a thread of the pool.
class GivenPictures : public QObject
{
    Q_OBJECT

public:
    /// The room on screen, and the names of its companions. An empty id: no room.
    struct Company
    {
        base::RoomId room;
        QList<base::ParticipantId> companions;
        std::function<QString(const base::ParticipantId &)> nameOf;
    };
    using CompanyNow = std::function<Company()>;

    GivenPictures(Composer &composer, ports::RoomPort &rooms, CompanyNow company, QObject *parent = nullptr);

    /// Pictures that are dropped on the widget go into the message.
    void takeDropsOn(QWidget &widget);
    void attach(); ///< asks for files
    /// Asks anew who sees the pictures, after companions or models have changed: once for all changes that
    /// come together. Does nothing without pictures.
    void showSeers();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(const PictureOffer &offer);
    void edit(int number);
    void askSeers();
    void tellSeers(const base::Result<QList<base::ParticipantId>> &seeing);

    Composer &m_composer;
    ports::RoomPort &m_rooms;
    CompanyNow m_company;
    QPointer<QFileDialog> m_dialog;
    bool m_takesDrag = false;        ///< the drag over the other widget has pictures
    int m_question = 0;              ///< number of the newest question who sees pictures
    bool m_asksSoon = false;         ///< the next question is queued
    int m_reading = 0;               ///< offers that are being read
    bool m_hasPictures = false;      ///< the message
    QList<base::ParticipantId> m_to; ///< when it was last asked who sees them
    bool m_whispers = false;
};

} // namespace studio::ui
