// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "ui/models/people.h"
#include "ui/rooms/models/room_answers.h"

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace studio::ui {

class ModelList;

/// Which model each companion of a room really uses, and where it comes from; a line for each. It shows what
/// it is given and changes nothing. Until the providers are known, it says that they are loading. GUI
/// thread.
class AnswerList : public QWidget
{
    Q_OBJECT

public:
    /// Without a list of providers, all are on the default model or Rehearsal.
    AnswerList(const QList<model::Persona> &personas, model::Language language, ModelList *models,
               QWidget *parent = nullptr);

    void show(const RoomCast &cast);
    void retranslate();

private:
    void refresh();
    void setLine(int row, const QString &name, const RoomAnswer &answer);
    QLabel *cell(const QString &objectName, int row, int column);

    QList<model::Persona> m_personas;
    People m_people;
    ModelList *m_models = nullptr;
    RoomCast m_cast;
    QGridLayout *m_grid = nullptr;
    QLabel *m_empty = nullptr;
};

} // namespace studio::ui
