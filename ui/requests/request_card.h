// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/query_port.h"
#include "ui/models/people.h"
#include "ui/requests/still_guard.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace studio::ui {

class AskForm;
class Avatars;

/// One request that waits: the companion, the request and its reason, the time that is left, and the possible
/// answers. A question is answered here; any other request is only allowed or refused. The card asks for
/// nothing by itself, and takes the focus only when told to.
///
/// A press just after the card has appeared, moved or changed is ignored: it was meant for something else.
class RequestCard : public QWidget
{
    Q_OBJECT

public:
    RequestCard(const ports::PendingQuery &request, const Avatars &avatars, StillGuard::SteadyClock clock,
                QWidget *parent);

    [[nodiscard]] const QString &id() const { return m_request.query.id; }
    [[nodiscard]] QString sentence() const;              ///< all text that screen readers get
    void setRequest(const ports::PendingQuery &request); ///< a new state of the same request
    void setPeople(const People &people,
                   const QString &room); ///< \p room: its name; empty: the room on screen
    void setLeft(base::Millis left);
    void takeFocus();
    void disturb() { m_guard.disturb(); } ///< the surroundings have moved

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void allowWanted(const QString &id, studio::model::Reach reach);
    void refuseWanted(const QString &id, studio::model::Reach reach);
    void answerWanted(const QString &id, const QString &text);
    void showWanted(const QString &id); ///< show what answers it, such as the camera's preview

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void makeButtons();
    void connectButtons();
    void connectButton(QPushButton *button, const std::function<void()> &tell);
    [[nodiscard]] QPushButton *makeButton(const QString &objectName);
    void showState();
    void drawFace();
    void retranslate();

    ports::PendingQuery m_request;
    const Avatars &m_avatars;
    StillGuard m_guard;
    bool m_isPressedInTime = false; ///< nothing moved when the current press began
    People m_people;
    QString m_room;
    base::Millis m_left{0};
    QHBoxLayout *m_row = nullptr;  ///< the layout of the whole card
    QHBoxLayout *m_head = nullptr; ///< the layout of the title and the time
    QLabel *m_face = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_subject = nullptr;
    QLabel *m_consequence = nullptr;
    QLabel *m_time = nullptr;
    AskForm *m_ask = nullptr; ///< only for questions
    QWidget *m_buttons = nullptr;
    QPushButton *m_once = nullptr;
    QPushButton *m_always = nullptr;
    QPushButton *m_show = nullptr;
    QPushButton *m_refuse = nullptr;
    QPushButton *m_never = nullptr;
};

} // namespace studio::ui
