// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/model/room_template.h"

#include <QList>
#include <QWidget>

class QAbstractButton;
class QButtonGroup;
class QLabel;
class QPushButton;

namespace studio::ui {

class FlowLayout;
class TemplateDesk;

/// The beginnings of a new room as a row of buttons that wraps: an empty room, the studio's starting points
/// and the user's templates. One is pressed; it is one Tab stop, and the arrow keys move and choose. Not the
/// room itself: the form fills in what is chosen.
class StartRow : public QWidget
{
    Q_OBJECT

public:
    StartRow(TemplateDesk &desk, const QList<model::Persona> &personas, QWidget *parent = nullptr);

    void focusChosen();

Q_SIGNALS:
    void chosen(const studio::model::RoomTemplate &start);
    void cleared(); ///< like a new room without a template
    void manageWanted();
    void filled(); ///< the buttons are new ones

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void addCard(int number, const QString &name, const QString &scene);
    void choose(int number);
    void retranslate();

    TemplateDesk &m_desk;
    QList<model::Persona> m_personas;
    QList<model::RoomTemplate> m_starts; ///< in the order of the buttons; the first button is none of them
    model::RoomTemplate m_chosen;        ///< without a name: none
    QLabel *m_label = nullptr;
    QWidget *m_cards = nullptr;
    FlowLayout *m_flow = nullptr;
    QButtonGroup *m_group = nullptr;
    QPushButton *m_manage = nullptr;
};

} // namespace studio::ui
