// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/model/room_template.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace studio::ui {

class TemplateDesk;

/// The start of a new room: empty, one of the studio's starting points, or one of the user's templates.
class StartRow : public QWidget
{
    Q_OBJECT

public:
    StartRow(TemplateDesk &desk, const QList<model::Persona> &personas, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const studio::model::RoomTemplate &start);
    void cleared(); ///< like a new room without a template
    void manageWanted();

private:
    void fill();
    void choose(int row);
    void retranslate();

    TemplateDesk &m_desk;
    QList<model::Persona> m_personas;
    QList<model::RoomTemplate> m_starts; ///< in the order of the box
    QLabel *m_label = nullptr;
    QComboBox *m_box = nullptr;
    QPushButton *m_manage = nullptr;
};

} // namespace studio::ui
