// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPlainTextEdit;
class QPushButton;
class QTimer;
class QToolButton;

namespace studio::ui {

class EventListModel;
class EventPages;

/// Everything that happened in the room, event by event: filtered by topic and text, each event with all its
/// details from the log. It reads nothing before it is visible.
class EventsPanel : public QWidget
{
    Q_OBJECT

public:
    EventsPanel(EventListModel &events, EventPages &pages, QWidget *parent = nullptr);

    void focusList();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void applyTheme();
    QWidget *makeFilter();
    QWidget *makeDetails();
    void applyFilter();
    void askForDetails();
    void showDetails(const model::Envelope &event);
    void refresh();
    void retranslate();

    EventListModel &m_events;
    EventPages &m_pages;
    QComboBox *m_topic = nullptr;
    QLineEdit *m_text = nullptr;
    QTimer *m_typing = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_state = nullptr;
    QWidget *m_details = nullptr;
    QLabel *m_detailsTitle = nullptr;
    QPlainTextEdit *m_json = nullptr;
    QPushButton *m_copy = nullptr;
    QToolButton *m_close = nullptr;
    qint64 m_shown = 0; ///< the event whose details are open
};

} // namespace studio::ui
