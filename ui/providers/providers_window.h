// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"
#include "ui/providers/model_table.h"
#include "ui/providers/provider_list_model.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QTableView;

namespace studio::ui {

class FormField;
class NoticeBar;

/// All providers: the model that answers for companions without a model of their own, each provider with the
/// known facts of its models, and commands. Reports what the user wants; the result arrives in setList().
class ProvidersWindow : public QDialog
{
    Q_OBJECT

public:
    ProvidersWindow(const ports::ProviderList &list, QWidget *parent);

    void setList(const ports::ProviderList &list);
    void tellTrouble(const QString &what);

Q_SIGNALS:
    void connectWanted();
    void changeWanted(const studio::base::ProviderId &id);
    void testWanted(const studio::base::ProviderId &id);
    void agreeWanted(const studio::base::ProviderId &id); ///< that its key is sent to its address
    void removeWanted(const studio::base::ProviderId &id);
    void standardWanted(const studio::model::ModelChoice &choice);
    void factsWanted(const studio::model::ModelFacts &facts);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void makeList();
    void makeButtons();
    void makeModels();
    void makeStandard();
    void lay();
    void fillStandard();
    void askToAgree();
    void askToRemove();
    void refresh();
    void tellModel();
    void retranslate();
    [[nodiscard]] base::ProviderId current() const;

    ports::ProviderList m_list;
    ProviderListModel m_rows;
    ModelTable m_facts;
    QList<model::ModelChoice> m_choices; ///< the rows of the standard model
    NoticeBar *m_notice = nullptr;
    QComboBox *m_standard = nullptr;
    FormField *m_standardField = nullptr;
    ProviderDelegate *m_delegate = nullptr;
    QListView *m_providers = nullptr;
    QLabel *m_empty = nullptr;
    QLabel *m_modelsTitle = nullptr;
    QLabel *m_modelsHint = nullptr;
    QTableView *m_models = nullptr;
    QLabel *m_aboutModel = nullptr; ///< about the selected row
    QPushButton *m_connect = nullptr;
    QPushButton *m_change = nullptr;
    QPushButton *m_test = nullptr;
    QPushButton *m_agree = nullptr; ///< visible while a key waits for consent
    QPushButton *m_remove = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
