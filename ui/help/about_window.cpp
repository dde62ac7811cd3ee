// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/about_window.h"

#include "ui/help/program_details.h"
#include "ui/help/software_parts.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/first_size.h"
#include "ui/widgets/plain_label.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIcon>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kAboutSize(640, 560);
constexpr int kIconSize = 64;
enum AboutColumn { NameColumn, LicenceColumn, AddressColumn };

QString licenceText()
{
    QFile file(u":/licence/LICENSE"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QPlainTextEdit *readOnlyText(const QString &name, QWidget *parent)
{
    auto *made = new QPlainTextEdit(parent);
    made->setObjectName(name);
    made->setReadOnly(true);
    made->setTabChangesFocus(true);
    return made;
}

} // namespace

AboutWindow::AboutWindow(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"aboutWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    make();
    layOut();
    resize(firstSize(*this, kAboutSize));
    fillParts();
    connect(m_parts, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem *now) { m_copyAddress->setEnabled(now); });
    connect(m_tabs, &QTabWidget::currentChanged, this,
            [this] { m_copyAddress->setVisible(m_tabs->currentIndex() == 0); });
    connect(m_copyAddress, &QPushButton::clicked, this, &AboutWindow::copyAddress);
    connect(m_copyDetails, &QPushButton::clicked, this, &AboutWindow::copyDetails);
    connect(m_report, &QPushButton::clicked, this, [this] {
        close();
        Q_EMIT reportWanted();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    onRetranslate(this, [this] { retranslate(); });
    m_close->setFocus();
}

void AboutWindow::make()
{
    m_title = plainLabel(u"aboutTitle"_s, this);
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    m_about = plainLabel(u"aboutText"_s, this);
    m_told = quietLabel(u"aboutTold"_s, this);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(u"aboutTabs"_s);
    m_tabs->setDocumentMode(true);
    m_parts = new QTreeWidget(m_tabs);
    m_parts->setObjectName(u"aboutParts"_s);
    m_parts->setRootIsDecorated(false);
    m_parts->setUniformRowHeights(true);
    m_licence = readOnlyText(u"aboutLicence"_s, m_tabs);
    m_licence->setPlainText(licenceText());
    m_details = readOnlyText(u"aboutDetails"_s, m_tabs);
    for (QWidget *page : QList<QWidget *>{m_parts, m_licence, m_details})
        m_tabs->addTab(page, QString());
    const QList<std::pair<QPushButton **, QString>> buttons{{&m_copyAddress, u"aboutCopyAddress"_s},
                                                            {&m_copyDetails, u"aboutCopyDetails"_s},
                                                            {&m_report, u"aboutReport"_s},
                                                            {&m_close, u"aboutClose"_s}};
    for (const auto &[button, name] : buttons) {
        *button = new QPushButton(this);
        (*button)->setObjectName(name);
        (*button)->setAutoDefault(false);
    }
    m_copyAddress->setEnabled(false);
}

void AboutWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    QLabel *picture = plainLabel(u"aboutPicture"_s, this);
    picture->setPixmap(QIcon(u":/icons/companion-studio.svg"_s).pixmap(kIconSize, kIconSize));
    auto *words = new QVBoxLayout;
    words->setSpacing(metrics.tiny);
    words->addWidget(m_title);
    words->addWidget(m_about);
    auto *head = new QHBoxLayout;
    head->setSpacing(metrics.large);
    head->addWidget(picture, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addWidget(m_copyDetails);
    foot->addWidget(m_copyAddress);
    foot->addStretch(1);
    foot->addWidget(m_report);
    foot->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.medium);
    column->addLayout(head);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_told);
    column->addLayout(foot);
}

void AboutWindow::fillParts()
{
    m_parts->setColumnCount(3);
    for (const SoftwarePart &part : softwareParts()) {
        const QStringList cells{QString::fromUtf8(part.name), QString::fromUtf8(part.licence),
                                QString::fromUtf8(part.address)};
        auto *row = new QTreeWidgetItem(m_parts, cells);
        row->setData(NameColumn, Qt::AccessibleTextRole, cells.join(u", "_s));
        row->setToolTip(AddressColumn, cells.at(AddressColumn));
    }
    m_parts->header()->setStretchLastSection(true);
    m_parts->header()->setSectionResizeMode(NameColumn, QHeaderView::ResizeToContents);
    m_parts->header()->setSectionResizeMode(LicenceColumn, QHeaderView::ResizeToContents);
}

void AboutWindow::copyAddress()
{
    if (const QTreeWidgetItem *row = m_parts->currentItem()) {
        QGuiApplication::clipboard()->setText(row->text(AddressColumn));
        m_told->setText(tr("The address was copied."));
    }
}

void AboutWindow::copyDetails()
{
    QGuiApplication::clipboard()->setText(programDetails(*this));
    m_told->setText(tr("The details were copied."));
}

void AboutWindow::retranslate()
{
    setWindowTitle(tr("About Companion Studio"));
    m_title->setText(tr("Companion Studio %1").arg(QStringLiteral(STUDIO_VERSION)));
    m_about->setText(tr("Talk with several companions at once and see how they decide who speaks. "
                        "Free software under the GPL, version 3 or later (GPL-3.0-or-later)."));
    m_tabs->setTabText(0, tr("Parts and their licences"));
    m_tabs->setTabText(1, tr("Licence"));
    m_tabs->setTabText(2, tr("Details"));
    m_parts->setHeaderLabels({tr("Part"), tr("Licence"), tr("Address")});
    m_parts->setAccessibleName(tr("Parts and their licences"));
    m_licence->setAccessibleName(tr("Licence"));
    m_details->setAccessibleName(tr("Details"));
    m_details->setPlainText(programDetails(*this));
    m_copyAddress->setText(tr("Copy &address"));
    m_copyDetails->setText(tr("&Copy details"));
    m_report->setText(tr("Report a &problem…"));
    m_close->setText(tr("C&lose"));
    m_told->clear();
}

} // namespace studio::ui
