// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/upkeep/data_window.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/upkeep/data_words.h"
#include "ui/upkeep/size_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kFirstSize(620, 680); // at the usual text size
constexpr int kUsualLine = 18;        // height of a line at that size
constexpr int kShownCopies = 4;

} // namespace

DataWindow::DataWindow(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"dataWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    const QSize first = kFirstSize * std::max(1.0, double(fontMetrics().lineSpacing()) / kUsualLine);
    resize(parent ? first.boundedTo(parent->window()->size() - QSize(48, 48)) : first);
    make();
    layOut();
    connectButtons();
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] {
        retranslate();
        writeSizes();
    });
    showState();
    m_check->setFocus();
}

QPushButton *DataWindow::button(const QString &name)
{
    auto *made = new QPushButton(this);
    made->setObjectName(name);
    made->setAutoDefault(false);
    return made;
}

// The text may be a path or an error from the disk: never markup.
QLabel *DataWindow::label(const QString &name)
{
    auto *made = new QLabel(this);
    made->setObjectName(name);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    made->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return made;
}

void DataWindow::make()
{
    m_folder = label(u"dataFolder"_s);
    m_bar = new SizeBar(this);
    m_parts = label(u"dataParts"_s);
    m_roomsTitle = label(u"dataRoomsTitle"_s);
    m_rooms = label(u"dataRooms"_s);
    m_last = label(u"dataLastBackup"_s);
    m_copies = new QListWidget(this);
    m_copies->setObjectName(u"dataCopies"_s);
    m_copies->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // takes the rest from here on
    m_copies->setMinimumHeight(kShownCopies * fontMetrics().lineSpacing());
    m_work = label(u"dataWork"_s);
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(u"dataProgress"_s);
    m_progress->setTextVisible(false);
    m_result = label(u"dataResult"_s);
    m_result->hide();
    for (QLabel *title : {m_roomsTitle, m_last, m_result}) {
        QFont font = title->font();
        font.setBold(true);
        title->setFont(font);
    }
    m_copyPath = button(u"dataCopyPath"_s);
    m_check = button(u"dataCheck"_s);
    m_backUp = button(u"dataBackUp"_s);
    m_rebuild = button(u"dataRebuild"_s);
    m_compact = button(u"dataCompact"_s);
    m_restore = button(u"dataRestore"_s);
    m_stop = button(u"dataStop"_s);
    m_close = button(u"dataClose"_s);
}

// Results come first: they may be long, and the user waited for them.
QWidget *DataWindow::page()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *page = new QWidget(this);
    page->setObjectName(u"dataPage"_s);
    const auto row = [](const QList<QWidget *> &widgets) {
        auto *made = new QHBoxLayout;
        for (QWidget *widget : widgets)
            made->addWidget(widget);
        made->addStretch();
        return made;
    };
    auto *place = new QHBoxLayout;
    place->addWidget(m_folder, 1);
    place->addWidget(m_copyPath);
    auto *rooms = new QVBoxLayout;
    rooms->setSpacing(metrics.tiny);
    rooms->addWidget(m_roomsTitle);
    rooms->addWidget(m_rooms);
    auto *column = new QVBoxLayout(page);
    column->setSpacing(metrics.medium);
    column->addWidget(m_result);
    column->addLayout(place);
    column->addWidget(m_bar);
    column->addWidget(m_parts);
    column->addLayout(rooms);
    column->addLayout(row({m_check, m_rebuild, m_compact}));
    column->addSpacing(metrics.medium);
    column->addWidget(m_last);
    column->addWidget(m_copies, 1);
    column->addLayout(row({m_backUp, m_restore}));
    column->addStretch();
    return page;
}

// Large texts need more room than the window has: everything except the footer scrolls.
void DataWindow::layOut()
{
    m_area = new QScrollArea(this);
    m_area->setObjectName(u"dataArea"_s);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setWidget(page());
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_work, 1);
    foot->addWidget(m_progress, 1);
    foot->addStretch();
    foot->addWidget(m_stop);
    foot->addWidget(m_close);
    auto *whole = new QVBoxLayout(this);
    whole->addWidget(m_area, 1);
    whole->addLayout(foot);
}

void DataWindow::connectButtons()
{
    connect(m_copyPath, &QPushButton::clicked, this, &DataWindow::pathWanted);
    connect(m_check, &QPushButton::clicked, this, &DataWindow::checkWanted);
    connect(m_backUp, &QPushButton::clicked, this, &DataWindow::backupWanted);
    connect(m_rebuild, &QPushButton::clicked, this, &DataWindow::rebuildWanted);
    connect(m_compact, &QPushButton::clicked, this, &DataWindow::compactionWanted);
    connect(m_restore, &QPushButton::clicked, this, [this] {
        if (!chosenCopy().isEmpty())
            Q_EMIT restoreWanted(chosenCopy());
    });
    connect(m_copies, &QListWidget::itemSelectionChanged, this, &DataWindow::showState);
    connect(m_stop, &QPushButton::clicked, this, &DataWindow::stopWanted);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
}

void DataWindow::setSizes(const model::DataSizes &sizes)
{
    m_sizes = sizes;
    m_isWeighed = true;
    writeSizes();
}

void DataWindow::writeSizes()
{
    if (!m_isWeighed)
        return;
    const model::DataSizes &sizes = m_sizes;
    const qint64 rest = std::max<qint64>(0, sizes.database + sizes.journal - sizes.attachments -
                                                sizes.exchanges - sizes.free);
    m_bar->setParts({rest, sizes.attachments, sizes.exchanges, sizes.free});
    m_folder->setText(sizes.folder);
    m_parts->setText(sizesText(sizes, locale()));
    m_rooms->setText(roomsText(sizes, locale()));
    m_last->setText(lastBackupText(sizes, locale()));
    const QString chosen = chosenCopy();
    m_copies->clear();
    for (const model::Backup &copy : sizes.copies) {
        auto *item = new QListWidgetItem(backupText(copy, locale()), m_copies);
        item->setData(Qt::UserRole, copy.file);
        if (copy.file == chosen)
            m_copies->setCurrentItem(item);
    }
    showState();
}

void DataWindow::setWritable(bool writable)
{
    m_writable = writable;
    showState();
}

void DataWindow::setBusy(const QString &what)
{
    m_busy = !what.isEmpty();
    m_work->setText(what);
    setProgress(-1);
    showState();
}

void DataWindow::setProgress(int percent)
{
    m_progress->setRange(0, percent < 0 ? 0 : 100);
    m_progress->setValue(std::max(0, percent));
}

void DataWindow::tell(const QString &result)
{
    m_result->setText(result);
    m_result->setVisible(!result.isEmpty());
    if (!result.isEmpty())
        m_area->verticalScrollBar()->setValue(0);
}

// The focus may be on a row that nobody selected.
QString DataWindow::chosenCopy() const
{
    const QList<QListWidgetItem *> chosen = m_copies->selectedItems();
    return chosen.isEmpty() ? QString() : chosen.first()->data(Qt::UserRole).toString();
}

void DataWindow::showState()
{
    m_check->setEnabled(!m_busy);
    for (QPushButton *changing : {m_backUp, m_rebuild, m_compact})
        changing->setEnabled(!m_busy && m_writable);
    m_restore->setEnabled(!m_busy && m_writable && !chosenCopy().isEmpty());
    for (QWidget *working : QList<QWidget *>{m_work, m_progress, m_stop})
        working->setVisible(m_busy);
    for (QWidget *ofCopies : QList<QWidget *>{m_copies, m_restore})
        ofCopies->setVisible(!m_sizes.copies.isEmpty());
    m_roomsTitle->setVisible(!m_sizes.rooms.isEmpty());
    m_rooms->setVisible(!m_sizes.rooms.isEmpty());
}

void DataWindow::applyTheme()
{
    const Theme &theme = themeOf(this);
    setPalette(theme.palette());
}

void DataWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LocaleChange) {
        retranslate();
        writeSizes();
    }
    QDialog::changeEvent(event);
}

void DataWindow::retranslate()
{
    setWindowTitle(tr("Data and backups"));
    m_folder->setAccessibleName(tr("Data folder"));
    m_bar->setAccessibleName(tr("Data breakdown"));
    m_parts->setAccessibleName(tr("Sizes"));
    m_roomsTitle->setText(tr("Largest rooms"));
    m_rooms->setAccessibleName(tr("Largest rooms"));
    m_last->setAccessibleName(tr("Last backup"));
    m_copies->setAccessibleName(tr("Backups"));
    m_progress->setAccessibleName(tr("Progress"));
    m_result->setAccessibleName(tr("Result"));
    m_work->setAccessibleName(tr("Current task"));
    m_copyPath->setText(tr("Copy &path"));
    m_check->setText(tr("&Check"));
    m_backUp->setText(tr("&Back up now"));
    m_rebuild->setText(tr("Reb&uild lists"));
    m_compact->setText(tr("Co&mpact…"));
    m_restore->setText(tr("&Restore backup…"));
    m_stop->setText(tr("&Stop"));
    m_close->setText(tr("C&lose"));
}

} // namespace studio::ui
