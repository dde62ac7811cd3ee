// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_choice.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;

namespace studio::ui {

class LineInput;
class ModelList;

/// Which model answers for a companion in one room. Unticked, it shows the model of the library; ticked, the
/// user chooses another. The settings of the model (such as temperature) stay those of the persona.
class OverrideModel : public QWidget
{
    Q_OBJECT

public:
    /// Without a list of providers, only the standard model and Rehearsal can be chosen.
    explicit OverrideModel(ModelList *models, QWidget *parent = nullptr);

    void load(const model::ModelChoice &inLibrary, const std::optional<model::ModelChoice> &own);
    [[nodiscard]] std::optional<model::ModelChoice> own() const; ///< null: as in the library
    void retranslate();

Q_SIGNALS:
    void edited();

private:
    void fill();
    void refresh();
    [[nodiscard]] QString nameOf(const model::ModelChoice &choice) const;

    ModelList *m_models = nullptr;
    model::ModelChoice m_inLibrary;
    std::optional<model::ModelChoice> m_written; ///< for this room, also while unticked
    QCheckBox *m_box = nullptr;
    QLabel *m_state = nullptr;
    QComboBox *m_provider = nullptr;
    LineInput *m_model = nullptr;
};

} // namespace studio::ui
