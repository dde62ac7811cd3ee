// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace studio::ui {

class FormField;
class LineInput;
class ModelList;

/// How a room uses the models of its companions: which model answers, how it asks for votes, what it may
/// spend, and whether it keeps every exchange. Each setting has one line that says what it does.
class RoomModelsForm : public QWidget
{
    Q_OBJECT

public:
    /// Without a list of providers, only the default model and Rehearsal can be chosen.
    RoomModelsForm(const model::RoomModels &start, ModelList *list, QWidget *parent = nullptr);

    void setVoting(bool voting); ///< whether the room's policy has votes
    /// As written; an invalid budget leaves the value as it was.
    [[nodiscard]] const model::RoomModels &models() const { return m_models; }
    [[nodiscard]] QString flaw() const; ///< empty: none
    void focusFlaw();
    void focusModel(); ///< the first input

Q_SIGNALS:
    void edited();

private:
    QWidget *makeChoice();
    void chooseProvider(int index);
    void fillProviders();
    void showChoice();
    void readBudget();
    void refresh();
    void retranslate();

    model::RoomModels m_start;
    model::RoomModels m_models;
    ModelList *m_list = nullptr;
    QComboBox *m_provider = nullptr;
    LineInput *m_model = nullptr;
    FormField *m_modelField = nullptr;
    QComboBox *m_votes = nullptr;
    FormField *m_votesField = nullptr;
    LineInput *m_budget = nullptr;
    FormField *m_budgetField = nullptr;
    QCheckBox *m_recorded = nullptr;
    QLabel *m_recordedHint = nullptr;
};

} // namespace studio::ui
