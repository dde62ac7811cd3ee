// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"

#include <QWidget>

class QComboBox;

namespace studio::ui {

class FormField;
class LineInput;
class ModelList;
class TextInput;

/// The model that chooses the next speaker under the policy `director`, and its guidance.
class DirectorForm : public QWidget
{
    Q_OBJECT

public:
    /// Without a list of providers, only the standard model and Rehearsal can be chosen.
    DirectorForm(const model::RoomModels &start, ModelList *models, QWidget *parent = nullptr);

    /// \p models with the choices of this form.
    [[nodiscard]] model::RoomModels in(model::RoomModels models) const;
    [[nodiscard]] QString flaw() const; ///< empty: none
    void focusFlaw();

Q_SIGNALS:
    void edited();

private:
    void fill();
    void chooseProvider(int index);
    void refresh();
    void retranslate();

    ModelList *m_models = nullptr;
    std::optional<model::ModelChoice> m_choice; ///< null: the model of the first companion
    QComboBox *m_provider = nullptr;
    LineInput *m_model = nullptr;
    FormField *m_modelField = nullptr;
    TextInput *m_guidance = nullptr;
    FormField *m_guidanceField = nullptr;
};

} // namespace studio::ui
