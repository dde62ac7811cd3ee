// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/room_search.h"
#include "ui/transcript/row_painter.h"

#include <QObject>

#include <functional>

class QWidget;

namespace studio::ui {

class FindBar;

/// The search of a transcript with its bar, which is made when it is opened first.
class FindController : public QObject
{
    Q_OBJECT

public:
    /// \p newestSeen gives the lowest visible row: the search begins there.
    FindController(TranscriptModel &model, QWidget *view, std::function<qint64()> newestSeen);

    void open();
    void close();
    [[nodiscard]] RoomSearch &search() { return m_search; }
    [[nodiscard]] int barHeight() const; ///< 0: closed
    void placeBar(int width);            ///< at the top of the view
    /// Adds the hits in visible blocks only, so that a frame never searches an endless message.
    void addHits(RowLook &look, const QList<PlacedBlock> &placed) const;

Q_SIGNALS:
    void barChanged(); ///< opened or closed: it needs another place
    void closed();

private:
    [[nodiscard]] bool isOpen() const;

    QWidget *m_view = nullptr;
    std::function<qint64()> m_newestSeen;
    RoomSearch m_search;
    FindBar *m_bar = nullptr;
};

} // namespace studio::ui
