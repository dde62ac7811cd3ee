// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_report.h"

#include "ui/imports/card_words.h"
#include "ui/imports/import_delegate.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/first_size.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/plain_label.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Fate = model::CardNote::Fate;

constexpr std::array kFates{Fate::Warning, Fate::Ignored, Fate::Kept, Fate::Used};
constexpr int kShown = 5; // ImportRecordModel::Show

QListView *reportList(const QString &objectName, QAbstractItemModel &model, QAbstractItemDelegate *delegate,
                      QWidget *parent)
{
    auto *list = new QListView(parent);
    list->setObjectName(objectName);
    list->setModel(&model);
    list->setItemDelegate(delegate);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setMouseTracking(true);
    return list;
}

} // namespace

ImportReport::ImportReport(QWidget *parent)
    : QDialog(parent)
    , m_notice(new NoticeBar(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"importReport"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(820, 560);
    resize(firstSize(*this, kFirstSize));
    m_headline = plainLabel(u"importHeadline"_s, this);
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(u"importProgress"_s);
    m_progress->setTextVisible(false);
    makeLists();
    makeFilters();
    m_copy = new QPushButton(this);
    m_copy->setObjectName(u"importCopy"_s);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(u"importCancel"_s);
    m_close = new QPushButton(this);
    m_close->setObjectName(u"importClose"_s);
    for (QPushButton *button : {m_copy, m_cancel, m_close}) {
        button->setAutoDefault(false);
        button->setMinimumHeight(theme.metrics.control);
    }
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(importText(headline(), m_records.records())); });
    connect(m_cancel, &QPushButton::clicked, this, &ImportReport::cancelWanted);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    arrange();
    onRetranslate(this, [this] { retranslate(); });
    showRecord();
}

void ImportReport::makeLists()
{
    m_files = reportList(u"importFiles"_s, m_records, new ImportDelegate(ImportDelegate::Body::OneLine, this),
                         this);
    m_files->setUniformItemSizes(true);
    m_parts =
        reportList(u"importParts"_s, m_notes, new ImportDelegate(ImportDelegate::Body::Whole, this), this);
    m_parts->setResizeMode(QListView::Adjust);
    m_noParts = quietLabel(u"importNoParts"_s, this);
    m_noParts->setAlignment(Qt::AlignCenter);
    connect(m_files->selectionModel(), &QItemSelectionModel::currentChanged, this, &ImportReport::showRecord);
    connect(&m_records, &QAbstractItemModel::modelReset, this, &ImportReport::showRecord);
}

void ImportReport::makeFilters()
{
    m_show = new QComboBox(this);
    m_show->setObjectName(u"importShow"_s);
    m_fate = new QComboBox(this);
    m_fate->setObjectName(u"importFate"_s);
    for (int what = 0; what < kShown; ++what)
        m_show->addItem(QString());
    m_fate->addItem(QString());
    for (const Fate fate : kFates)
        m_fate->addItem(icon(fateIcon(fate), themeOf(this)), QString());
    connect(m_show, &QComboBox::currentIndexChanged, this, [this](int what) {
        m_records.show(ImportRecordModel::Show(what));
        m_files->setCurrentIndex(m_records.index(0));
    });
    connect(m_fate, &QComboBox::currentIndexChanged, this, [this](int at) {
        m_notes.setFate(at > 0 ? std::optional(kFates.at(size_t(at) - 1)) : std::nullopt);
        refresh();
    });
}

void ImportReport::arrange()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *left = new QVBoxLayout;
    left->setSpacing(metrics.small);
    left->addWidget(m_show);
    left->addWidget(m_files, 1);
    auto *right = new QVBoxLayout;
    right->setSpacing(metrics.small);
    right->addWidget(m_fate);
    right->addWidget(m_parts, 1);
    right->addWidget(m_noParts, 1);
    auto *lists = new QHBoxLayout;
    lists->setSpacing(metrics.large);
    lists->addLayout(left, 1);
    lists->addLayout(right, 1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addWidget(m_copy);
    foot->addStretch(1);
    foot->addWidget(m_cancel);
    foot->addWidget(m_close);
    auto *body = new QVBoxLayout;
    body->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    body->setSpacing(metrics.medium);
    body->addWidget(m_headline);
    body->addWidget(m_progress);
    body->addLayout(lists, 1);
    body->addLayout(foot);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addLayout(body, 1);
}

void ImportReport::setProgress(int done, int all)
{
    m_done = done;
    m_all = all;
    m_isFinished = false;
    refresh();
}

void ImportReport::append(const ImportRecord &record)
{
    m_count.add(record.outcome);
    m_records.append(record);
    if (!m_files->currentIndex().isValid())
        m_files->setCurrentIndex(m_records.index(0));
    refresh();
}

void ImportReport::finish()
{
    m_isFinished = true;
    refresh();
    if (m_cancel->hasFocus() || !focusWidget())
        m_files->setFocus();
}

QString ImportReport::headline() const
{
    if (m_isFinished)
        return importHeadline(m_count);
    if (m_all == 0)
        return tr("Looking for files…");
    //: How far an import is: "137 of 1,000"
    return tr("%L1 of %L2").arg(m_done).arg(m_all);
}

void ImportReport::showRecord()
{
    const auto record = m_records.record(m_files->currentIndex());
    m_notes.setReport(record ? record->report : model::CardReport());
    m_noParts->setText(!record ? tr("Select a file to see its card fields.")
                       : record->outcome == ImportRecord::Outcome::Refused ? record->reason
                                                                           : tr("Nothing to report."));
    refresh();
}

void ImportReport::refresh()
{
    m_headline->setText(headline());
    m_progress->setVisible(!m_isFinished);
    m_progress->setRange(0, m_all);
    m_progress->setValue(m_done);
    const bool hasNotes = m_notes.rowCount() > 0;
    m_parts->setVisible(hasNotes);
    m_noParts->setVisible(!hasNotes);
    m_copy->setEnabled(m_isFinished);
    m_cancel->setVisible(!m_isFinished);
    m_close->setVisible(m_isFinished);
}

void ImportReport::retranslate()
{
    setWindowTitle(tr("Companion import"));
    m_progress->setAccessibleName(tr("Import progress"));
    const QStringList shown{tr("All files"), tr("Imported"), tr("Unchanged"), tr("Skipped"),
                            tr("With warnings")};
    for (int what = 0; what < kShown; ++what)
        m_show->setItemText(what, shown.at(what));
    m_show->setAccessibleName(tr("Filter files"));
    m_fate->setItemText(0, tr("All card fields"));
    for (size_t at = 0; at < kFates.size(); ++at)
        m_fate->setItemText(int(at) + 1, fateName(kFates.at(at)));
    m_fate->setAccessibleName(tr("Filter card fields"));
    m_files->setAccessibleName(tr("Files"));
    m_parts->setAccessibleName(tr("Card fields"));
    m_copy->setText(tr("Copy as text"));
    m_cancel->setText(tr("Cancel"));
    m_close->setText(tr("Close"));
    refresh();
}

} // namespace studio::ui
