// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/model_page.h"

#include "ui/forms/form_field.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLongestModel = 200;

} // namespace

ModelPage::ModelPage(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_field(new FormField(u"providerModel"_s, m_name, this))
    , m_list(new QListView(this))
    , m_state(quietLabel(u"modelListState"_s, this))
    , m_asItIs(new QPushButton(this))
    , m_again(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"modelPage"_s);
    m_name->setObjectName(u"providerModel"_s);
    m_name->setMaxLength(kLongestModel);
    m_name->setClearButtonEnabled(true);
    m_narrowed.setSourceModel(&m_models);
    m_narrowed.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list->setObjectName(u"modelList"_s);
    m_list->setModel(&m_narrowed);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_name->installEventFilter(this);
    m_asItIs->setObjectName(u"modelAsItIs"_s);
    m_asItIs->setAutoDefault(false);
    m_again->setObjectName(u"modelListAgain"_s);
    m_again->setAutoDefault(false);

    auto *how = new QHBoxLayout;
    how->setSpacing(theme.metrics.small);
    how->addWidget(m_state, 1);
    how->addWidget(m_asItIs, 0, Qt::AlignTop);
    how->addWidget(m_again, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    column->addLayout(how);
    column->addStretch(0);
    connect(m_name, &QLineEdit::textEdited, this, &ModelPage::narrow);
    connect(m_name, &QLineEdit::textChanged, this, &ModelPage::refresh);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ModelPage::choose);
    connect(m_asItIs, &QPushButton::clicked, this, &ModelPage::takeAsItIs);
    connect(m_again, &QPushButton::clicked, this, &ModelPage::askWanted);
    retranslate();
}

void ModelPage::setModel(const QString &model)
{
    m_confirmed = model.trimmed();
    m_name->setText(model);
    m_marksMissing = false;
    narrow({});
}

void ModelPage::beginAsking()
{
    m_how = How::Asking;
    m_models.setStringList({});
    refresh();
}

void ModelPage::setModels(const QStringList &models)
{
    if (models.isEmpty()) {
        setNoModels(tr("The list is empty."));
        return;
    }
    m_how = How::Listed;
    m_models.setStringList(models);
    narrow({});
    if (m_name->text().isEmpty() && models.size() == 1)
        m_name->setText(models.first());
    const QModelIndex chosen = m_narrowed.mapFromSource(m_models.index(int(models.indexOf(model()))));
    if (chosen.isValid()) {
        m_list->setCurrentIndex(chosen);
        m_list->scrollTo(chosen, QAbstractItemView::PositionAtCenter);
    }
    refresh();
}

void ModelPage::setNoModels(const QString &reason)
{
    m_how = How::NoList;
    m_reason = reason;
    m_models.setStringList({});
    refresh();
}

QString ModelPage::model() const { return m_name->text().trimmed(); }

QString ModelPage::flaw() const
{
    if (model().isEmpty())
        return tr("Choose a model.");
    return isUnknown() ? tr("No model in the list has this name. Choose a model, or use the name unchanged.")
                       : QString();
}

bool ModelPage::isUnknown() const
{
    return m_how == How::Listed && !model().isEmpty() && model() != m_confirmed &&
           !m_models.stringList().contains(model());
}

void ModelPage::takeAsItIs()
{
    m_confirmed = model();
    m_name->setFocus(Qt::OtherFocusReason);
    refresh();
}

bool ModelPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_name || event->type() != QEvent::KeyPress || m_narrowed.rowCount() == 0)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key != Qt::Key_Down && !(isEnter && isUnknown()))
        return QWidget::eventFilter(watched, event);
    const QModelIndex current = m_list->currentIndex();
    const QModelIndex taken = current.isValid() && !isUnknown() ? current : m_narrowed.index(0, 0);
    m_list->setCurrentIndex(taken);
    choose(taken);
    if (key == Qt::Key_Down)
        m_list->setFocus(Qt::TabFocusReason);
    return true; // with Enter, so that the user sees what was taken before going on
}

void ModelPage::narrow(const QString &text)
{
    m_narrowed.setFilterFixedString(text.trimmed());
    refresh();
}

void ModelPage::choose(const QModelIndex &index)
{
    if (index.isValid())
        m_name->setText(index.data().toString());
}

void ModelPage::showFlaws()
{
    m_marksMissing = true;
    refresh();
}

void ModelPage::focusName() { m_name->setFocus(Qt::OtherFocusReason); }

void ModelPage::refresh()
{
    const int shown = m_narrowed.rowCount();
    const bool narrowed = m_how == How::Listed && shown < m_models.rowCount();
    switch (m_how) {
    case How::Asking: m_state->setText(tr("Loading the model list…")); break;
    case How::Listed:
        m_state->setText(narrowed ? tr("%L1 of %L2 models").arg(shown).arg(m_models.rowCount())
                                  : tr("%n model(s)", nullptr, m_models.rowCount()));
        break;
    case How::NoList: //: %1 is a whole sentence: why there is no list
        m_state->setText(tr("%1 Enter the model name used by the provider.").arg(m_reason));
        break;
    }
    m_list->setVisible(m_how != How::NoList);
    m_again->setEnabled(m_how != How::Asking);
    m_asItIs->setText(tr("Use “%1” anyway").arg(model()));
    m_asItIs->setVisible(isUnknown());
    const bool hasFlaw = m_marksMissing && !flaw().isEmpty();
    m_field->setFlaws(hasFlaw ? QList<persona::Flaw>{{.text = flaw()}} : QList<persona::Flaw>());
    Q_EMIT edited();
}

void ModelPage::retranslate()
{
    setAccessibleName(tr("Model"));
    m_field->setLabel(tr("Model"));
    m_name->setPlaceholderText(tr("Search, or enter a name that is not listed"));
    m_list->setAccessibleName(tr("Models of the provider"));
    m_again->setText(tr("Reload"));
    refresh();
}

} // namespace studio::ui
